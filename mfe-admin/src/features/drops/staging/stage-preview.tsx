import { DROP_FAULTS, dropPercentOf, type DropTable, type DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, type Tone } from '@portico/ui';
import type { ReactNode } from 'react';
import { DropQuantity, useDropIssueText } from '../../../shared/drops/drop-text';
import { EDIT_TONES } from '../../../shared/drops/staged-drop';
import { WasNow } from './before-after';
import {
  countsIn,
  PASTE_PROBLEMS,
  type PlanGroup,
  type PlannedEdit,
  type RefusedEdit,
  type StagePlan,
} from './stage-plan';
import styles from './stage-preview.module.css';

const GROUPS = ['refused', 'changed', 'added', 'removed', 'unchanged'] as const;
const EDITS = ['changed', 'added', 'removed'] as const;
const TONES: Readonly<Record<PlanGroup, Tone>> = { ...EDIT_TONES, refused: 'danger', unchanged: 'neutral' };

/** Rows shown per group by default. */
const MAX_SHOWN = 100;

interface StagePreviewProps {
  table: DropTable;
  plan: StagePlan;
  nameOf: (itemId: number) => string;
  /** Returns the name of a dropper; undefined if the plan has only one. */
  dropperOf?: (dropperId: number) => string;
  most?: number;
}

export function StagePreview({ table, plan, nameOf, dropperOf, most = MAX_SHOWN }: StagePreviewProps) {
  const t = useTexts('mfe-admin');
  const counts = countsIn(plan);
  const issueText = useDropIssueText();
  const reasonText = (reason: RefusedEdit['reason']) => {
    const problem = PASTE_PROBLEMS.find((one) => one === reason);
    if (problem !== undefined) return t(`drops.grid.paste.problem.${problem}`);
    const fault = DROP_FAULTS.find((one) => one === reason);
    return fault && issueText(fault);
  };
  const nameOfRefused = (item: RefusedEdit['item']) => (typeof item === 'number' ? nameOf(item) : item);
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.counts}>
        {GROUPS.filter((group) => counts[group] > 0).map((group) => (
          <Badge key={group} tone={TONES[group]}>
            {t(`drops.staged.${group}`, { count: counts[group] })}
          </Badge>
        ))}
      </p>
      <Lines title={t('drops.staged.refused', { count: counts.refused })} lines={plan.refused} most={most}>
        {({ item, reason }) => (
          <span>
            <bdi>{nameOfRefused(item)}</bdi> – {reasonText(reason)}
          </span>
        )}
      </Lines>
      {EDITS.map((kind) => (
        <Lines
          key={kind}
          title={t(`dropEdits.kind.${kind}`)}
          lines={plan.planned.filter((one) => one.kind === kind)}
          most={most}
        >
          {(planned) => <EditLine table={table} planned={planned} nameOf={nameOf} dropperOf={dropperOf} />}
        </Lines>
      ))}
    </div>
  );
}

interface LinesProps<Line> {
  title: string;
  lines: readonly Line[];
  most: number;
  children: (line: Line) => ReactNode;
}

function Lines<Line extends { line?: number | undefined }>({
  title,
  lines,
  most,
  children,
}: LinesProps<Line>) {
  const t = useTexts('mfe-admin');
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ol className={styles.lines}>
        {lines.slice(0, most).map((line, index) => (
          <li key={index}>
            {line.line !== undefined && (
              <span className={styles.soft}>{t('drops.grid.paste.line', { count: line.line })}</span>
            )}{' '}
            {children(line)}
          </li>
        ))}
      </ol>
      {lines.length > most && (
        <p className={styles.soft}>{t('drops.bulk.more', { count: lines.length - most })}</p>
      )}
    </section>
  );
}

interface EditLineProps extends Pick<StagePreviewProps, 'table' | 'nameOf'> {
  planned: PlannedEdit;
  dropperOf: StagePreviewProps['dropperOf'];
}

function EditLine({ table, planned: { edit, was }, nameOf, dropperOf }: EditLineProps) {
  const { after, dropperId } = edit;
  const itemId = (after ?? was)?.itemId ?? 0;
  const old = was === null ? undefined : <ShortValues table={table} values={was} />;
  return (
    <>
      <bdi>{nameOf(itemId)}</bdi>
      {dropperOf && <bdi className={styles.soft}>{dropperOf(dropperId)}</bdi>}
      <span>
        {after === null ? (
          <del>{old}</del>
        ) : (
          <WasNow was={old}>
            <ShortValues table={table} values={after} />
          </WasNow>
        )}
      </span>
    </>
  );
}

function ShortValues({ table, values }: { table: DropTable; values: DropValues }) {
  const { percent } = useFormat();
  return (
    <>
      {table === 'monster' && (
        <>
          <DropQuantity from={values.minQuantity} to={values.maxQuantity} /> ·{' '}
        </>
      )}
      <bdi>{percent(dropPercentOf(table, values.chance))}</bdi>
    </>
  );
}
