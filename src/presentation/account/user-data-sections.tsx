import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { UserDataForms } from './user-data-forms.ts';

export const UserDataSections = observer(({ presenter }: { presenter: UserDataForms }) => {
  const { owner, profile, phone, password } = presenter;
  useEffect(() => presenter.start(), [presenter]);
  return (
    <>
      <ProfileSection presenter={profile} />
      <PhoneSection presenter={phone} />
      {owner.user && owner.may('password') && <PasswordSection presenter={password} user={owner.user} />}
    </>
  );
});
