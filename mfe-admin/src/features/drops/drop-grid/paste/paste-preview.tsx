import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, type Tone } from '@portico/ui';
import { useDropIssueText } from '../../../../shared/drops/drop-text';
import { ShortValues } from '../short-values';
import { WasNow } from '../was-now';
import styles from './paste-dialog.module.css';
import type { PlannedLine } from './plan-paste';

/** So many lines of each kind are shown; all of them are counted. */
const SHOWN = 100;

const GROUPS = ['bad', 'change', 'add', 'same'] as const;
type Group = (typeof GROUPS)[number];
const TONES: Readonly<Record<Group, Tone>> = { bad: 'danger', change: 'info', add: 'good', same: 'neutral' };

export interface PastePreviewProps {
  table: DropTable;
  planned: readonly PlannedLine[];
  /** Of the items of its rows. */
  nameOf: (itemId: number) => string;
  /** Of the items of new rows. */
  addedName: (itemId: number) => string;
}

/** What a paste would do, line by line: first what is not understood and why, then changes and new rows. */
export function PastePreview({ planned, ...words }: PastePreviewProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.counts}>
        {GROUPS.map((group) => {
          const count = planned.filter((line) => groupOf(line) === group).length;
          return count === 0 ? null : (
            <Badge key={group} tone={TONES[group]}>
              {t(`drops.grid.paste.count.${group}`, { count, formatted: number(count) })}
            </Badge>
          );
        })}
      </p>
      {GROUPS.map((group) => {
        const lines = planned.filter((line) => groupOf(line) === group);
        if (lines.length === 0 || group === 'same') return null;
        return (
          <section key={group} aria-label={t(`drops.grid.paste.group.${group}`)}>
            <h3 className={styles.heading}>{t(`drops.grid.paste.group.${group}`)}</h3>
            <ol className={styles.lines}>
              {lines.slice(0, SHOWN).map((line) => (
                <li key={line.line}>
                  <span className={styles.number}>
                    {t('drops.grid.paste.line', { formatted: number(line.line) })}
                  </span>{' '}
                  <LineText line={line} {...words} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function groupOf({ kind }: PlannedLine): Group {
  return kind === 'problem' || kind === 'fault' ? 'bad' : kind;
}

type LineTextProps = { line: PlannedLine } & Omit<PastePreviewProps, 'planned'>;

function LineText({ line, table, nameOf, addedName }: LineTextProps) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  switch (line.kind) {
    case 'problem':
      return (
        <>
          <bdi>{line.text}</bdi> – {t(`drops.grid.paste.problem.${line.problem}`)}
        </>
      );
    case 'fault':
      return (
        <>
          <bdi>{line.text}</bdi> – {issueText(line.fault)}
        </>
      );
    case 'same':
      return <bdi>{line.text}</bdi>;
    case 'add':
    case 'change':
      return (
        <>
          <bdi>{(line.kind === 'add' ? addedName : nameOf)(line.after.itemId)}</bdi>
          <span>
            <WasNow
              was={line.before === null ? undefined : <ShortValues table={table} values={line.before} />}
            >
              <ShortValues table={table} values={line.after} />
            </WasNow>
          </span>
        </>
      );
  }
}
