import { MeterBar, Mesos, RankChange } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useHasPage, Moment } from '@portico/portal-kit';
import { statText, unitText } from '@portico/portal-kit/game-words';
import { Icon, Link, LinkButton, FactList, factsOf } from '@portico/ui';
import { paths } from '../../../paths';
import { CharacterAvatarById } from '../../../shared/character-avatar-by-id';
import type { Overview, OverviewCharacter, OwnCharacter } from '../account.queries';
import styles from './character-details.module.css';
import { CharacterPicture } from './character-picture';
import { useAccountDialog } from '../use-account-dialog';

interface CharacterDetailsProps {
  character: OwnCharacter;
  isWorldShown: boolean;
  spending: Overview['spending'] | undefined;
}

export function CharacterDetails({ character, isWorldShown, spending }: CharacterDetailsProps) {
  const rank = character.standing?.rank ?? null;
  const canUpgrade = spending?.isOn ?? false;
  return (
    <div className={styles.details}>
      <span className={styles.figure}>
        {rank === null ? (
          <CharacterPicture character={character} size={192} view="figure" />
        ) : (
          <CharacterAvatarById characterId={character.id} size={192} />
        )}
      </span>
      <CharacterStats character={character} canUpgrade={canUpgrade} />
      <CharacterFacts character={character} isWorldShown={isWorldShown} />
      <CharacterButtons character={character} canUpgrade={canUpgrade} />
    </div>
  );
}

/** An unranked character has no public profile. */
function CharacterButtons({ character, canUpgrade }: { character: OwnCharacter; canUpgrade: boolean }) {
  const t = useTexts('mfe-dashboard');
  const { hrefOf } = useAccountDialog();
  const { id, standing } = character;
  const target = { characterId: id };
  return (
    <div className={styles.buttons}>
      {canUpgrade && (
        <LinkButton href={hrefOf('upgrade', target)} icon="plus">
          {t('characters.upgrade')}
        </LinkButton>
      )}
      <LinkButton href={paths.inventoryOf(id)} icon="chest">
        {t('inventory.meta.title')}
      </LinkButton>
      {standing !== undefined && standing.rank !== null && (
        <>
          <LinkButton href={paths.player(id)} icon="user">
            {t('characters.profile')}
          </LinkButton>
          <LinkButton href={paths.dressingRoomOf(id)} icon="star">
            {t('characters.tryOn')}
          </LinkButton>
        </>
      )}
      <div className={styles.stuck}>
        <span className={styles.question}>{t('characters.stuck')}</span>
        <LinkButton href={hrefOf('disconnect', target)} variant="quiet" icon="logout">
          {t('characters.disconnect')}
        </LinkButton>
        <LinkButton href={hrefOf('reset', target)} variant="quiet" icon="retry">
          {t('characters.reset')}
        </LinkButton>
      </div>
    </div>
  );
}

const ATTRIBUTES = ['str', 'dex', 'int', 'luk'] as const;
const BARS = [
  { kind: 'hp', max: 'maxhp' },
  { kind: 'mp', max: 'maxmp' },
] as const;

function CharacterStats({ character, canUpgrade }: { character: OwnCharacter; canUpgrade: boolean }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { hrefOf } = useAccountDialog();
  const { id, name, stats } = character;
  return (
    <div className={styles.stats}>
      {BARS.map(({ kind, max }) => (
        <div key={kind} className={styles.bar}>
          <MeterBar
            className={styles.meter}
            kind={kind}
            label={unitText(kind === 'hp' ? 'HP' : 'MP')}
            value={stats[kind]}
            max={stats[max]}
            text={`${format.number(stats[kind])} / ${format.number(stats[max])}`}
          />
          {canUpgrade && (
            <Link
              href={hrefOf('upgrade', { characterId: id, stat: max })}
              className={styles.plus}
              aria-label={t(`characters.raise.${kind}`, { name })}
            >
              <Icon name="plus" size={14} />
            </Link>
          )}
        </div>
      ))}
      <dl className={styles.attributes}>
        {ATTRIBUTES.map((attribute) => (
          <div key={attribute} className={styles.attribute}>
            <dt>{statText(attribute)}</dt>
            <dd>{format.number(stats[attribute])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function CharacterFacts({ character, isWorldShown }: { character: OwnCharacter; isWorldShown: boolean }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const hasPage = useHasPage();
  const { meso, standing } = character;
  const rankOf = ({ rank, rankChange }: OverviewCharacter) =>
    rank === null ? (
      t('characters.rank.none')
    ) : (
      <span className={styles.rank}>
        {t('characters.rank.place', { rank: format.number(rank) })}
        <RankChange change={rankChange} />
      </span>
    );
  const locationOf = ({ mapId, mapName }: OverviewCharacter) => {
    if (mapName === null) return t('characters.nowhere');
    const page = paths.map(mapId);
    return hasPage(page) ? <Link href={page}>{mapName}</Link> : mapName;
  };
  return (
    <FactList
      className={styles.facts}
      facts={factsOf(t, {
        'characters.fact.meso': <Mesos amount={meso} />,
        ...(standing && {
          'characters.fact.exp': format.number(standing.exp),
          'characters.fact.fame': format.number(standing.fame),
          'characters.fact.rank': rankOf(standing),
          'characters.fact.guild': standing.guildName ?? t('characters.noGuild'),
          'characters.fact.location': locationOf(standing),
          'characters.fact.lastSeen': <LastSeen standing={standing} />,
          'characters.fact.world': isWorldShown && format.number(standing.world + 1),
        }),
      })}
    />
  );
}

export function LastSeen({ standing: { isOnline, channel, lastSeenAt } }: { standing: OverviewCharacter }) {
  const t = useTexts('mfe-dashboard');
  if (isOnline && channel !== null) return t('account.inGameChannel', { channel });
  if (isOnline) return t('account.inGame');
  if (lastSeenAt === null) return t('characters.neverSeen');
  return <Moment at={lastSeenAt} />;
}
