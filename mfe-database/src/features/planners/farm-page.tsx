import {
  DEFAULT_KILLS_PER_HOUR,
  MAX_KILLS_PER_HOUR,
  durationText,
  HOUR_MS,
  KILL_SHARES,
} from '@portico/domain';
import { Picture, MonsterLink } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { usePortal, useSearch, useFormat } from '@portico/portal-kit';
import { EmptyState, Window, Badge, Link, NumberField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { ListCount } from '../../shared/lists/list-count';
import { EntryPage } from '../../shared/detail/entry-page';
import { CharacterFields, DefaultNotes, FightFacts, LevelsAbove } from './character-fields';
import { ItemPlanForm, ItemPlanHead } from './item-plan-form';
import { MapThumbnail } from '../../shared/pictures/map-thumbnail';
import { farmQuery, farmSearch, type FarmPlan, type FarmSource } from './farm.queries';
import farmStyles from './farm-page.module.css';
import styles from './planners.module.css';
import { RespawnText } from '../../shared/detail/respawn-text';

export function FarmPage() {
  const { id = '' } = useParams();
  const { view } = useSearch(farmSearch);
  const query = useQuery(farmQuery(id, view));
  return (
    <EntryPage kind="item" query={query}>
      {(plan) => <Plan plan={plan} />}
    </EntryPage>
  );
}

function Plan({ plan }: { plan: FarmPlan }) {
  return (
    <>
      <ItemPlanHead of="farm" plan={plan} />
      <div className={styles.columns}>
        <FarmForm plan={plan} />
        <Monsters plan={plan} />
      </div>
    </>
  );
}

/** The reader's kills per hour, or the character that makes them. */
function FarmForm({ plan: { item, character } }: { plan: FarmPlan }) {
  const t = useTexts('mfe-database');
  const { config } = usePortal();
  const { view, set } = useSearch(farmSearch);
  return (
    <ItemPlanForm
      item={item}
      shown={view}
      hint={
        <>
          {view.way === 'magic' && <p>{t('training.form.magic')}</p>}
          <p>{character === null ? t('farm.hint') : t('farm.hintCharacter')}</p>
          {character && <DefaultNotes view={view} defaults={character.defaults} />}
          {config.rates.drop !== undefined && <p>{t('farm.rates')}</p>}
        </>
      }
      onSend={set}
    >
      <CharacterFields view={view} defaults={character?.defaults}>
        <NumberField
          label={t('farm.rate')}
          name="killsPerHour"
          min={1}
          max={MAX_KILLS_PER_HOUR}
          defaultValue={view.killsPerHour}
          placeholder={character === null ? String(DEFAULT_KILLS_PER_HOUR) : undefined}
        />
      </CharacterFields>
    </ItemPlanForm>
  );
}

function Monsters({ plan: { sources, sourceCount, everywhere, reactors, character } }: { plan: FarmPlan }) {
  const t = useTexts('mfe-database');
  const rest = sourceCount - sources.length;
  const others = [everywhere && t('farm.everywhere'), reactors && t('farm.reactors')]
    .filter(Boolean)
    .join(' ');
  return (
    <Window
      title={t('farm.monsters')}
      icon="skull"
      isFlush={sources.length > 0}
      actions={sourceCount > 0 && <ListCount>{t('advanced.monsters', { count: sourceCount })}</ListCount>}
      footer={
        (rest > 0 || others !== '') && (
          <span>
            {rest > 0 && t('farm.rest', { count: rest })} {others}
          </span>
        )
      }
    >
      {sources.length === 0 ? (
        <EmptyState title={t('sources.empty')} />
      ) : (
        <ol role="list">
          {sources.map((source) => (
            <FarmSourceRow
              key={`${source.id} ${source.questId ?? 0}`}
              source={source}
              level={character?.level}
            />
          ))}
        </ol>
      )}
    </Window>
  );
}

interface FarmSourceRowProps {
  source: FarmSource;
  /** Level of the character that hunts; undefined without one. */
  level: number | undefined;
}

function FarmSourceRow({ source, level: own }: FarmSourceRowProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { id, name, level, boss, questId, actualPercent, average, mapCount, fight } = source;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Picture kind="monster" id={id} size={48} />
        <div className={styles.words}>
          <span className={styles.name}>
            <MonsterLink id={id}>{name}</MonsterLink>{' '}
            {boss && <Badge tone="danger">{t('sources.kind.boss')}</Badge>}{' '}
            {own !== undefined && <LevelsAbove monster={level} own={own} />}
          </span>
          <ul className={styles.facts} role="list">
            {level !== null && <li>{format.level(level)}</li>}
            {questId !== null && <li>{t('sources.quest')}</li>}
            <li>
              {t('farm.perKill')}{' '}
              <bdi dir="ltr" className={styles.figure}>
                {format.percent(actualPercent, 3)}
              </bdi>
            </li>
            {average.hours !== null && (
              <li>
                {t('farm.needed')} <bdi className={styles.figure}>{format.number(average.kills)}</bdi>
              </li>
            )}
            {fight && <Fight fight={fight} />}
          </ul>
        </div>
        <p className={styles.gain}>
          <strong>
            <Goal goal={average} />
          </strong>
          <span className={styles.note}>{t('kills.average')}</span>
        </p>
      </div>
      <Goals source={source} />
      {mapCount === 0 ? (
        <p className={styles.hint}>{t('farm.noMap')}</p>
      ) : (
        <Maps source={source} hasCharacter={own !== undefined} />
      )}
    </li>
  );
}

/** Says in words where no attack hits. */
function Fight({ fight: { hitPercent, attacks } }: { fight: NonNullable<FarmSource['fight']> }) {
  const t = useTexts('mfe-database');
  return attacks === null ? (
    <li className={styles.misses}>{t('farm.noHit')}</li>
  ) : (
    <FightFacts hitPercent={hitPercent} attacks={attacks} />
  );
}

/** The time until 50, 90 and 99 % of players have the item. */
function Goals({ source: { shares } }: { source: FarmSource }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <dl className={farmStyles.goals}>
      {KILL_SHARES.map((share, index) => {
        const goal = shares[index];
        return (
          goal && (
            <div key={share}>
              <dt>{t('farm.share', { percent: format.percent(share, 0) })}</dt>
              <dd>
                <Goal goal={goal} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** Time until a goal; kills if nothing can be hunted. */
function Goal({ goal: { kills, hours } }: { goal: FarmSource['average'] }) {
  const t = useTexts('mfe-database');
  const { language } = usePortal();
  return (
    <bdi>
      {hours === null ? t('farm.kills', { count: kills }) : durationText(language, hours * HOUR_MS, true)}
    </bdi>
  );
}

function Maps({ source: { maps }, hasCharacter }: { source: FarmSource; hasCharacter: boolean }) {
  const t = useTexts('mfe-database');
  return (
    <ul className={styles.monsters} role="list">
      {maps.map(({ id, mapName, amount, respawn, killsAllowed, killsPerHour, dangerous }) => (
        <li key={id} className={styles.monster}>
          <MapThumbnail id={id} />
          <div className={styles.words}>
            <span className={styles.name}>
              <Link href={paths.map(id)}>
                <bdi>{mapName}</bdi>
              </Link>{' '}
              {dangerous && <Badge tone="warning">{t('farm.dangerous')}</Badge>}
            </span>
            <ul className={styles.facts} role="list">
              <li>{t('map.monsters.count', { count: amount })}</li>
              <li>
                <RespawnText respawn={respawn} />
              </li>
              <li>
                {hasCharacter
                  ? t('farm.own', { kills: killsPerHour })
                  : t('farm.allowed', { count: killsAllowed })}
              </li>
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
