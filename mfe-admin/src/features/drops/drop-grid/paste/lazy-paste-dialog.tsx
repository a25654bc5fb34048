import { useTexts } from '@portico/i18n';
import { Dialog, ErrorState } from '@portico/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import type { PasteDialogProps } from './paste-dialog';

let dialog: ComponentType<PasteDialogProps> | undefined;

/** The paste, in a chunk of its own. One whose code did not come is asked for again when it is opened again. */
export function LazyPasteDialog(props: PasteDialogProps) {
  const PasteDialog = (dialog ??= lazy(loadDialog));
  return (
    <Suspense>
      <PasteDialog {...props} />
    </Suspense>
  );
}

async function loadDialog(): Promise<{ default: ComponentType<PasteDialogProps> }> {
  try {
    const { PasteDialog } = await import(/* webpackChunkName: "drop-paste" */ './paste-dialog');
    return { default: PasteDialog };
  } catch {
    dialog = undefined;
    return { default: MissingDialog };
  }
}

function MissingDialog({ onClose }: PasteDialogProps) {
  const t = useTexts('mfe-admin');
  return (
    <Dialog isOpen onClose={onClose} title={t('drops.grid.paste.title')} closeText={t('drops.grid.close')}>
      <ErrorState title={t('drops.grid.paste.missing')} />
    </Dialog>
  );
}
