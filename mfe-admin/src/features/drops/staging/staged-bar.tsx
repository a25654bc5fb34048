import { grouped } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { Badge, Button, Dialog, IconButton, LinkButton } from '@portico/ui';
import { useState } from 'react';
import { EDIT_KINDS, EDIT_TONES, editKindOf } from '../../../shared/drops/staged-drop';
import { unstageDrops, useStagedDrops, useStagedSteps } from '../../../shared/drops/staged-drops';
import styles from './staged-bar.module.css';

/** Staged edits with undo, redo and the link to the review. Visible while there is something to undo or redo. */
export function StagedBar({ reviewHref }: { reviewHref: string }) {
  const t = useTexts('mfe-admin');
  const staged = useStagedDrops();
  const { undo, redo, canUndo, canRedo } = useStagedSteps();
  const [isAsking, setIsAsking] = useState(false);
  if (staged.length === 0 && !canUndo && !canRedo) return null;
  const droppers = new Set(staged.map(({ table, dropperId }) => `${table}:${dropperId}`)).size;
  const byKind = grouped(staged, editKindOf);
  return (
    <aside className={styles.bar} aria-label={t('drops.staged.label')}>
      <p className={styles.counts}>
        {staged.length === 0 ? (
          t('drops.staged.nothing')
        ) : (
          <>
            {EDIT_KINDS.filter((kind) => byKind.has(kind)).map((kind) => (
              <Badge key={kind} tone={EDIT_TONES[kind]}>
                {t(`drops.staged.${kind}`, { count: byKind.get(kind)?.length ?? 0 })}
              </Badge>
            ))}
            <span>{t('drops.staged.droppers', { count: droppers })}</span>
          </>
        )}
      </p>
      <IconButton
        icon="undo"
        label={t('drops.staged.undo')}
        aria-disabled={!canUndo || undefined}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={t('drops.staged.redo')}
        aria-disabled={!canRedo || undefined}
        onClick={redo}
      />
      {staged.length > 0 && (
        <>
          <Button onClick={() => setIsAsking(true)}>{t('drops.staged.discard')}</Button>
          <LinkButton variant="primary" href={reviewHref}>
            {t('drops.staged.review')}
          </LinkButton>
        </>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('drops.staged.ask')}
        closeText={kitText('kit.close')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('drops.staged.keep')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                unstageDrops(new Set(staged.map(({ key }) => key)));
                setIsAsking(false);
              }}
            >
              {t('drops.staged.discard')}
            </Button>
          </>
        }
      >
        <p>{t('drops.staged.askHint')}</p>
      </Dialog>
    </aside>
  );
}
