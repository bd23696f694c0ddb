import { useTranslation } from 'react-i18next';
import { CopyLink } from '../../ui/copy-link/copy-link.tsx';

interface ShareButtonProps {
  /** Of what is shared. */
  readonly title: string;
  /** Its path in the app: what is shared has no query of the visit. */
  readonly path: string;
}

/** Hands the address to the device's own ways of sharing; where there are none, copies it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { t } = useTranslation();
  return <CopyLink link={path} label={t('common.share')} instead={(url) => share(title, url)} />;
}

/** False where the device shares nothing by itself. */
async function share(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Whoever closes the list of ways wanted none of them.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
