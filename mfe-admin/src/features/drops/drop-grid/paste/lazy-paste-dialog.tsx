import { useTexts } from '@portico/i18n';
import { Dialog, ErrorState } from '@portico/ui';
import { lazyDialog } from '../../panel/lazy-dialog';
import type { PasteDialogProps } from './paste-dialog';

export const LazyPasteDialog = lazyDialog<PasteDialogProps>({
  load: async () => (await import(/* webpackChunkName: "drop-paste" */ './paste-dialog')).PasteDialog,
  Missing: MissingDialog,
});

function MissingDialog({ onClose }: PasteDialogProps) {
  const t = useTexts('mfe-admin');
  return (
    <Dialog isOpen onClose={onClose} title={t('drops.grid.paste.title')} closeText={t('drops.grid.close')}>
      <ErrorState title={t('drops.grid.paste.missing')} />
    </Dialog>
  );
}
