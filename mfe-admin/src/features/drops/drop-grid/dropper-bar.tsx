import { addressOf } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { Badge, Button, Link } from '@portico/ui';
import type { Dropper } from '../../../shared/drops/drops.queries';
import type { OpenDialog } from './dropper-dialogs';
import styles from './dropper-rows.module.css';

export interface DropperBarProps {
  dropper: Dropper;
  canEdit: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** Who drops it, and what can be done to its rows as a whole. */
export function DropperBar({ dropper, canEdit, onOpen }: DropperBarProps) {
  const t = useTexts('mfe-admin');
  const { level } = useFormat();
  return (
    <>
      {dropper.type === 'monster' && (
        <Link href={addressOf('monster', dropper.id)} className={styles.who}>
          <Picture kind="monster" id={dropper.id} name={dropper.name} size={24} />
          {dropper.level !== null && <Badge>{level(dropper.level)}</Badge>}
          {dropper.boss && <Badge tone="danger">{t('drops.grid.boss')}</Badge>}
        </Link>
      )}
      {canEdit && (
        <>
          <Button size="small" icon="paste" onClick={() => onOpen({ kind: 'paste', text: '' })}>
            {t('drops.grid.pasteRows')}
          </Button>
          <Button size="small" icon="plus" onClick={() => onOpen({ kind: 'add' })}>
            {t('drops.grid.addRow')}
          </Button>
        </>
      )}
    </>
  );
}
