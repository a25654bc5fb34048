import { useTexts } from '@portico/i18n';
import { Icon, Link, LinkButton } from '@portico/ui';
import { MeterBar } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { CharacterAvatarById } from '../../shared/character-avatar-by-id/character-avatar-by-id';
import type { Overview } from './account.queries';
import { CharacterFacts } from './character-facts';
import { CharacterPicture } from './character-picture';
import type { OwnCharacter } from './own-character';
import { paths } from '../../paths';
import { useAccountDialog } from './use-account-dialog';
import styles from './character-details.module.css';

interface CharacterDetailsProps {
  character: OwnCharacter;
  isWorldShown: boolean;
  spending: Overview['spending'] | undefined;
}

export function CharacterDetails({ character, isWorldShown, spending }: CharacterDetailsProps) {
  return (
    <div className={styles.details}>
      <span className={styles.figure}>
        <Figure character={character} />
      </span>
      <CharacterStats character={character} canUpgrade={spending?.isOn ?? false} />
      <CharacterFacts character={character} isWorldShown={isWorldShown} />
      <CharacterButtons character={character} canUpgrade={spending?.isOn ?? false} />
    </div>
  );
}

/** The character's picture; an unranked character has a placeholder. */
function Figure({ character }: { character: OwnCharacter }) {
  const { id, standing } = character;
  if (standing === undefined || standing.rank === null) {
    return <CharacterPicture character={character} size={192} view="figure" />;
  }
  return <CharacterAvatarById characterId={id} size={192} />;
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
        {t('characters.inventory')}
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
            label={t(`stat.${kind}`)}
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
            <dt>{t(`stat.${attribute}`)}</dt>
            <dd>{format.number(stats[attribute])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
