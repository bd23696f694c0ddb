import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '../../domain/session/session.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormFileField } from '../ui/file-field/form-file-field.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { CoverPicture } from './cover-picture.tsx';
import type { ProfilePresenter } from './profile-presenter.ts';
import styles from './user-data-page.module.css';

const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';
const maxSizeBytes = 5_000_000;

const texts = {
  picture: {
    label: 'userData:picture',
    hint: 'userData:pictureHint',
    remove: 'userData:removePicture',
    keep: 'userData:keepPicture',
  },
  cover: {
    label: 'userData:cover',
    hint: 'userData:coverHint',
    remove: 'userData:removeCover',
    keep: 'userData:keepCover',
  },
} as const;

const removals = { picture: 'isPictureRemoved', cover: 'isCoverRemoved' } as const;

interface PictureFieldProps {
  readonly presenter: ProfilePresenter;
}

/** The profile picture: the saved one, or a preview of the chosen one. */
export const PictureField = observer(({ presenter }: PictureFieldProps) => {
  const { user } = presenter.owner;
  if (!user) return null;
  const { picture, isPictureRemoved } = presenter.form.values;
  return (
    <FieldWithPreview presenter={presenter} name="picture" saved={user.avatar}>
      <Avatar
        name={displayName(user)}
        username={user.username}
        image={picture?.dataUrl ?? (isPictureRemoved ? null : user.avatar)}
        size="large"
      />
    </FieldWithPreview>
  );
});

/** The picture above the account, like `PictureField`. */
export const CoverField = observer(({ presenter }: PictureFieldProps) => {
  const { user } = presenter.owner;
  if (!user) return null;
  const { cover, isCoverRemoved } = presenter.form.values;
  const image = cover?.dataUrl ?? (isCoverRemoved ? null : user.cover);
  return (
    <FieldWithPreview presenter={presenter} name="cover" saved={user.cover}>
      {image && <CoverPicture image={image} />}
    </FieldWithPreview>
  );
});

interface FieldWithPreviewProps extends PictureFieldProps {
  readonly name: 'picture' | 'cover';
  /** The address of the saved picture. */
  readonly saved: string | null;
  readonly children: ReactNode;
}

const FieldWithPreview = observer(({ presenter, name, saved, children }: FieldWithPreviewProps) => {
  const { t } = useTranslation();
  const { form } = presenter;
  const removal = removals[name];
  const isRemoved = form.values[removal];
  const { label, hint, remove, keep } = texts[name];
  return (
    <div className={styles.picture}>
      {children}
      <div className={styles.pictureField}>
        <FormFileField
          form={form}
          name={name}
          label={t(label)}
          hint={t(hint)}
          accept={acceptedTypes}
          maxSize={maxSizeBytes}
        />
        {saved && !form.values[name] && (
          <Button variant="transparent" onClick={() => form.change(removal, !isRemoved)}>
            <Icon name={isRemoved ? 'refresh-cw' : 'trash-2'} />
            {t(isRemoved ? keep : remove)}
          </Button>
        )}
      </div>
    </div>
  );
});
