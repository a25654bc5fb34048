import { useTexts } from '@portico/i18n';
import type { FileFault } from './file-at';

/** Why there is no file at an address outside of the portal, in words. */
export function useFileFaultText(): (fault: FileFault) => string {
  const t = useTexts('mfe-admin');
  return (fault) =>
    fault.code === 'status'
      ? t('developer.file.status', { status: fault.status })
      : t(`developer.file.${fault.code}`);
}
