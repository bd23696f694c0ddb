import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormFileField } from '../ui/file-field/form-file-field.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { ProfilePresenter } from './profile-presenter.ts';
import styles from './user-data-page.module.css';

const accept = 'image/jpeg,image/png,image/webp,image/avif';
/** Bytes. */
const maxSize = 5_000_000;

/** The picture that others see, as it is or as it would be. */
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
          accept={accept}
          maxSize={maxSize}
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
