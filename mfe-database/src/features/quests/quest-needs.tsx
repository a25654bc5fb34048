import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import {
  type AccountCharacter,
  deviceStore,
  QueryStates,
  useIsHydrated,
  useOwnAccount,
} from '@portico/portal-kit';
import { Disclosure, FactList, factsOf, SelectField } from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths';
import { EmptyLine } from '../../shared/detail/empty-line';
import { EntryList } from '../../shared/detail/entry-list';
import { PartWindow } from '../../shared/detail/part-window';
import { KindPicture } from '../../shared/pictures/kind-picture';
import { Times } from '../../shared/drops/times';
import styles from './quest-page.module.css';
import { isWithoutNeeds, questNeedsQuery, type QuestNeeds } from './quests.queries';

const KEY = 'portico.quest-character';

export interface OwnNeeds {
  characters: readonly AccountCharacter[];
  character: AccountCharacter;
  choose: (id: number) => void;
  query: UseQueryResult<QuestNeeds>;
}

/** The needs of one of the visitor's characters for a chain; undefined without one, and if the game does not tell them. */
export function useOwnNeeds(questId: number): OwnNeeds | undefined {
  const isHydrated = useIsHydrated();
  const characters = useOwnAccount().data?.characters ?? [];
  const [chosen, setChosen] = useState<number>();
  const id = chosen ?? (isHydrated ? deviceStore.read(KEY) : undefined);
  const character = characters.find((one) => one.id === id) ?? characters[0];
  const query = useQuery({
    ...questNeedsQuery(questId, character?.id ?? 0),
    enabled: isHydrated && character !== undefined,
  });
  if (!isHydrated || character === undefined || isWithoutNeeds(query.error)) return undefined;
  const choose = (next: number) => {
    setChosen(next);
    deviceStore.write(KEY, next);
  };
  return { characters, character, choose, query };
}

export function QuestNeedsWindow({ needs: { characters, character, choose, query } }: { needs: OwnNeeds }) {
  const t = useTexts('mfe-database');
  return (
    <PartWindow title={t('quest.needs.title')} icon="check" isFlush footer={t('quest.needs.saved')}>
      <div className={styles.character}>
        <SelectField
          label={t('quest.needs.character')}
          value={String(character.id)}
          options={characters.map(({ id, name }) => ({ value: String(id), text: name }))}
          onChange={(id) => choose(Number(id))}
        />
      </div>
      <QueryStates query={query} errorTitle={t('quest.needs.failed')} skeleton="200px">
        {(data) => <Needs needs={data} level={character.level} />}
      </QueryStates>
    </PartWindow>
  );
}

function Needs({
  needs: { quests, level, items, monsters, mesos },
  level: own,
}: {
  needs: QuestNeeds;
  level: number;
}) {
  const t = useTexts('mfe-database');
  const done = quests.filter(({ state }) => state === 'completed').length;
  const next = quests.filter(({ state }) => state === 'started' || state === 'next');
  const things: NeededThing[] = [
    ...items.map((thing) => ({ ...thing, kind: 'item' as const })),
    ...monsters.map((thing) => ({ ...thing, kind: 'monster' as const })),
  ].filter(({ lacking }) => lacking > 0);
  const now = things.filter(({ nextLacking }) => nextLacking > 0);
  const later = things.filter(({ nextLacking }) => nextLacking === 0);
  const { count, lacking } = mesos;
  const facts = factsOf(t, {
    'quest.needs.done': t('quest.needs.doneOf', { done, all: quests.length }),
    'quest.needs.level': level !== null && t('quest.needs.levelLeft', { level, left: level - own }),
    'quest.rewards.meso': lacking > 0 && t('quest.needs.have', { have: count - lacking, all: count }),
  });
  return (
    <>
      <div className={styles.facts}>
        <FactList facts={facts} />
      </div>
      {next.length > 0 && (
        <section>
          <h3 className={styles.choice}>{t('quest.needs.next')}</h3>
          <EntryList
            entries={next.map(({ id, name, state }) => ({
              key: id,
              href: paths.quest(id),
              name,
              picture: <KindPicture icon="scroll" />,
              note: t(`quest.needs.state.${state}`),
            }))}
          />
        </section>
      )}
      <NeededThings things={now} />
      {later.length > 0 && (
        <Disclosure summary={t('quest.needs.afterwards', { things: later.length })}>
          <NeededThings things={later} />
        </Disclosure>
      )}
      {things.length === 0 && mesos.lacking === 0 && (
        <EmptyLine>{t(done === quests.length ? 'quest.needs.complete' : 'quest.objectives.none')}</EmptyLine>
      )}
    </>
  );
}

type NeededThing = QuestNeeds['items'][number] & { kind: 'item' | 'monster' };

/** Amounts are those for the quests that come next, else for all that are left. */
function NeededThings({ things }: { things: readonly NeededThing[] }) {
  const t = useTexts('mfe-database');
  return (['item', 'monster'] as const).map((kind) => {
    const ofKind = things.filter((thing) => thing.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind}>
        <h3 className={styles.choice}>{t(`quest.needs.${kind}`)}</h3>
        <EntryList
          entries={ofKind.map(({ id, name, count, lacking, nextLacking }) => ({
            key: id,
            href: paths[kind](id),
            name,
            card: { kind, id },
            picture: <Picture kind={kind} id={id} />,
            note: t('quest.needs.have', { have: count - lacking, all: count }),
            end: <Times count={nextLacking || lacking} />,
          }))}
        />
      </section>
    );
  });
}
