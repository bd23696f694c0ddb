import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormFileField } from '../ui/file-field/form-file-field.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { ProfilePresenter } from './profile-presenter.ts';
import styles from './user-data-page.module.css';

const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';
const maxSizeBytes = 5_000_000;

/** The profile picture: the saved one, or a preview of the chosen one. */
export const PictureField = observer(({ presenter }: { presenter: ProfilePresenter }) => {
  const { t } = useTranslation();
  const { form, owner } = presenter;
  const { picture, isPictureRemoved } = form.values;
  const { user } = owner;
  if (!user) return null;
  return (
    <div className={styles.picture}>
      <Avatar
        name={user.name}
        username={user.username}
        image={picture?.dataUrl ?? (isPictureRemoved ? null : user.avatar)}
        size="large"
      />
      <div className={styles.pictureField}>
        <FormFileField
          form={form}
          name="picture"
          label={t('userData:picture')}
          hint={t('userData:pictureHint')}
          accept={acceptedTypes}
          maxSize={maxSizeBytes}
        />
        {user.avatar && !picture && (
          <Button variant="transparent" onClick={() => form.change('isPictureRemoved', !isPictureRemoved)}>
            <Icon name={isPictureRemoved ? 'refresh-cw' : 'trash-2'} />
            {t(isPictureRemoved ? 'userData:keepPicture' : 'userData:removePicture')}
          </Button>
        )}
      </div>
    </div>
  );
});
