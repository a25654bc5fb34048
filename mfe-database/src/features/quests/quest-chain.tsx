import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Disclosure } from '@portico/ui';
import { paths } from '../../paths';
import { EntryList } from '../../shared/entry-list';
import { KindPicture } from '../../shared/kind-picture';
import { PartWindow } from '../../shared/part-window';
import type { QuestDetail } from './quests.queries';

/** Steps on either side that are in view at once; the longest chain of the stock game has 60. */
const NEAR = 5;

/** The quests that lead to a quest and those that it opens, in order. Nothing where it stands alone. */
export function QuestChain({ quest }: { quest: QuestDetail }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { before, after } = quest.chain;
  if (before.length + after.length === 0) return null;
  const far = Math.max(0, before.length - NEAR);
  const rest = after.length - NEAR;
  return (
    <PartWindow title={t('quest.chain.title')} icon="link" isFlush>
      {far > 0 && (
        <Disclosure summary={t('quest.chain.earlier', { count: far, formatted: format.number(far) })}>
          <ChainSteps steps={before.slice(0, far)} />
        </Disclosure>
      )}
      <ChainSteps steps={[...before.slice(far), quest, ...after.slice(0, NEAR)]} current={quest.id} />
      {rest > 0 && (
        <Disclosure summary={t('quest.chain.later', { count: rest, formatted: format.number(rest) })}>
          <ChainSteps steps={after.slice(NEAR)} />
        </Disclosure>
      )}
    </PartWindow>
  );
}

interface ChainStepsProps {
  steps: readonly Pick<QuestDetail, 'id' | 'name' | 'level'>[];
  current?: number;
}

function ChainSteps({ steps, current }: ChainStepsProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <EntryList
      entries={steps.map(({ id, name, level }) => ({
        key: id,
        href: id === current ? undefined : paths.quest(id),
        name,
        isLit: id === current,
        picture: <KindPicture icon="scroll" />,
        note: id === current ? t('quest.chain.here') : undefined,
        end: level === null ? undefined : format.level(level),
      }))}
    />
  );
}
