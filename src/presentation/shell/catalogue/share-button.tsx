import { useTranslation } from 'react-i18next';
import { CopyLink } from '../../ui/copy-link/copy-link.tsx';

interface ShareButtonProps {
  /** The title of the shared content. */
  readonly title: string;
  /** The path in the app, without query parameters. */
  readonly path: string;
}

/** Opens the device's share dialog; where there is none, copies the URL. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { t } = useTranslation();
  return <CopyLink link={path} label={t('common.share')} tryFirst={(url) => share(title, url)} />;
}

/** Returns false if the device has no share dialog. */
async function share(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // The reader closed the share dialog.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
