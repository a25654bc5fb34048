import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import type { OpenDialog } from './dropper-dialogs';

/** Ways to make more rows. */
export function DropperBar({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const t = useTexts('mfe-admin');
  return (
    <>
      <Button icon="paste" onClick={() => onOpen({ kind: 'paste', text: '' })}>
        {t('drops.grid.pasteRows')}
      </Button>
      <Button icon="plus" onClick={() => onOpen({ kind: 'add' })}>
        {t('drops.grid.addRow')}
      </Button>
    </>
  );
}
