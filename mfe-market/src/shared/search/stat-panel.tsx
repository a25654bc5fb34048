import {
  MAX_CHANNEL,
  MAX_STAT_CONDITIONS,
  MAX_STAT_GROUPS,
  MAX_STAT_VALUE,
  SCROLL_STATES,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText, PHONE, useFormat, useMediaQuery } from '@portico/portal-kit';
import { Button, CheckField, NumberField, Row, SelectField, Sheet } from '@portico/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KindRows } from './kind-rows';
import { searchHref, type SearchView } from './search-view';
import { StatRows, type StatRowsProps } from './stat-rows';
import {
  draftOf,
  isTooMany,
  NO_SOME,
  NO_STATS,
  NO_SUM,
  type StatDraft,
  type StatGroup,
  type StatRow,
  viewOf,
  wrongGroups,
} from './stat-draft';
import styles from './stat-panel.module.css';

export interface StatPanelProps {
  view: SearchView;
  onClose: () => void;
}

/** Searches equipment by its stats, in a drawer that phones show at the bottom. Sends nothing until all fields are valid. */
export function StatPanel({ view, onClose }: StatPanelProps) {
  const t = useTexts('mfe-market');
  const navigate = useNavigate();
  const isPhone = useMediaQuery(PHONE);
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(view));
  const [isSent, setSent] = useState(false);
  const change = (patch: Partial<StatDraft>) => setDraft((before) => ({ ...before, ...patch }));

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (wrongGroups(draft).length > 0 || isTooMany(draft)) return;
    onClose();
    void navigate(searchHref({ ...view, ...viewOf(draft, view.sort), page: 1 }));
  };

  return (
    <Sheet
      isOpen
      side={isPhone ? 'bottom' : 'end'}
      className={styles.sheet ?? ''}
      onClose={onClose}
      title={t('stats.title')}
      closeText={kitText('kit.close')}
      footer={
        <>
          <Button onClick={() => setDraft(NO_STATS)}>{t('stats.clear')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('stats.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={apply} noValidate>
        <StatFields draft={draft} wrong={isSent ? wrongGroups(draft) : []} onChange={change} />
        {isSent && isTooMany(draft) && (
          <p role="alert" className={styles.problem}>
            {t('stats.many', { max: MAX_STAT_CONDITIONS })}
          </p>
        )}
      </form>
    </Sheet>
  );
}

interface StatFieldsProps {
  draft: StatDraft;
  /** Groups with numbers that cannot be searched for. */
  wrong: readonly StatGroup[];
  onChange: (patch: Partial<StatDraft>) => void;
}

function StatFields({ draft, wrong, onChange: change }: StatFieldsProps) {
  const t = useTexts('mfe-market');
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('stats.scrolls.label')}
          value={draft.scrolls}
          anyText={t('stats.scrolls.any')}
          options={SCROLL_STATES.map((value) => ({ value, text: t(`stats.scrolls.${value}`) }))}
          onChange={(value) => change({ scrolls: SCROLL_STATES.find((one) => one === value) ?? '' })}
        />
        <NumberField
          label={t('stats.channel')}
          min={1}
          max={MAX_CHANNEL}
          value={draft.channel}
          aria-invalid={wrong.includes('channel')}
          onChange={(event) => change({ channel: event.target.value })}
        />
      </div>
      <Row gap={4}>
        <CheckField checked={draft.isAbove} onChange={(isAbove) => change({ isAbove })}>
          {t('stats.above')}
        </CheckField>
        <CheckField checked={draft.isPerPiece} onChange={(isPerPiece) => change({ isPerPiece })}>
          {t('stats.perPiece')}
        </CheckField>
      </Row>
      <StatRows legend={t('stats.all')} rows={draft.all} kind="range" onChange={(all) => change({ all })}>
        {wrong.includes('all') && <Problem />}
      </StatRows>
      <StatGroups
        legend={t('stats.some')}
        kind="range"
        groups={draft.some}
        blank={NO_SOME}
        isWrong={wrong.includes('some')}
        onChange={(some) => change({ some })}
      >
        {({ least, rows }, changeGroup) => (
          <NumberField
            className={styles.short}
            label={t('stats.least')}
            min={1}
            max={Math.max(1, rows.length)}
            value={least}
            onChange={(event) => changeGroup({ least: event.target.value })}
          />
        )}
      </StatGroups>
      <StatGroups
        legend={t('stats.sum')}
        kind="weight"
        groups={draft.sums}
        blank={NO_SUM}
        isWrong={wrong.includes('sum')}
        onChange={(sums) => change({ sums })}
      >
        {(sum, changeGroup) => (
          <span className={styles.ends}>
            {(['min', 'max'] as const).map((end) => (
              <NumberField
                key={end}
                label={t(`stats.${end}`)}
                min={0}
                value={sum[end]}
                onChange={(event) => changeGroup({ [end]: event.target.value })}
              />
            ))}
          </span>
        )}
      </StatGroups>
      <StatRows legend={t('stats.none')} rows={draft.not} kind="range" onChange={(not) => change({ not })}>
        {wrong.includes('not') && <Problem />}
      </StatRows>
      <KindRows kinds={draft.notKinds} onChange={(notKinds) => change({ notKinds })} />
    </>
  );
}

interface StatGroupsProps<Group> extends Pick<StatRowsProps, 'legend' | 'kind'> {
  groups: readonly Group[];
  blank: Group;
  isWrong: boolean;
  onChange: (groups: readonly Group[]) => void;
  /** Fields of a group as a whole. */
  children: (group: Group, change: (patch: Partial<Group>) => void) => ReactNode;
}

/** Groups of one kind, which all have to match. Another one is offered once the last has a stat. */
function StatGroups<Group extends { rows: readonly StatRow[] }>({
  legend,
  kind,
  groups,
  blank,
  isWrong,
  onChange,
  children,
}: StatGroupsProps<Group>) {
  const t = useTexts('mfe-market');
  const last = groups.at(-1);
  return (
    <>
      {groups.map((group, at) => {
        return (
          <StatRows
            key={at}
            legend={groups.length === 1 ? legend : t('stats.group', { legend, number: at + 1 })}
            rows={group.rows}
            kind={kind}
            onChange={(rows) => onChange(groups.with(at, { ...group, rows }))}
          >
            {children(group, (patch) => onChange(groups.with(at, { ...group, ...patch })))}
            {isWrong && at === groups.length - 1 && <Problem />}
          </StatRows>
        );
      })}
      {last !== undefined && last.rows.length > 0 && groups.length < MAX_STAT_GROUPS && (
        <Button icon="plus" size="small" onClick={() => onChange([...groups, blank])}>
          {t('stats.addGroup', { legend })}
        </Button>
      )}
    </>
  );
}

function Problem() {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  return (
    <p role="alert" className={styles.problem}>
      {t('stats.wrong', { max: number(MAX_STAT_VALUE) })}
    </p>
  );
}
