import { LandscapeStrip, useRewardWords } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useSession, type Account } from '@portico/portal-kit';
import { Icon, StatusLamp, classNames, Link } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import type { VoteStatus } from '../../shared/voting/voting.queries';
import styles from './account-scene.module.css';
import {
  type Grants,
  type Overview,
  ownCharacters,
  playedCharacter,
  type OwnCharacter,
  waitingQuery,
} from './account.queries';
import { CharacterPicture } from './characters/character-picture';
import { GIFTS_ID } from './account-panels';
import { useOpenCharacters } from './characters/use-open-characters';

interface AccountSceneProps {
  /** Undefined while loading, like the next two. Each has its place from the start. */
  account: Account | undefined;
  overview: Overview | undefined;
  grants: Grants | undefined;
  votes: VoteStatus | undefined;
}

export const VOTES_ID = 'votes';

/** The head of the overview: name, status, today's vote and reward, and the characters side by side as on the game's selection screen. */
export function AccountScene({ account, overview, grants, votes }: AccountSceneProps) {
  const t = useTexts('mfe-dashboard');
  const sessionName = useSession(({ username }) => username);
  const name = account?.username ?? sessionName;
  const characters = account === undefined ? [] : ownCharacters(account, overview);
  const waiting = grants?.waiting.length ?? 0;
  return (
    <LandscapeStrip className={styles.scene}>
      <header className={styles.words}>
        <h1 className={styles.title}>
          {name === null ? t('account.meta.title') : t('account.title', { name })}
        </h1>
        <div className={styles.facts}>
          {account && <InGameStatus isInGame={account.loggedIn} characters={characters} />}
          {votes?.canVoteNow && (
            <a className={styles.gifts} href={`#${VOTES_ID}`}>
              <Icon name="star" size={16} />
              {t('account.today.vote')}
            </a>
          )}
          <TodaysReward />
          {waiting > 0 && (
            <a className={styles.gifts} href={`#${GIFTS_ID}`}>
              <Icon name="chest" size={16} />
              {t('account.giftsWaiting', { count: waiting })}
            </a>
          )}
        </div>
      </header>
      <CharacterStage characters={characters} />
    </LandscapeStrip>
  );
}

/** Today's reward waits in the game, so the link only leads to the page that shows it. */
function TodaysReward() {
  const t = useTexts('mfe-dashboard');
  const wordsOf = useRewardWords();
  const { data } = useQuery(waitingQuery());
  if (!data?.gift) return null;
  const reward = wordsOf(data.gift).phrase;
  return (
    <Link
      className={classNames(styles.gifts, styles.reward)}
      href={paths.rewards}
      aria-label={t('account.today.reward', { reward })}
    >
      <Icon name="chest" size={16} />
      {reward}
    </Link>
  );
}

function InGameStatus({ isInGame, characters }: { isInGame: boolean; characters: readonly OwnCharacter[] }) {
  const t = useTexts('mfe-dashboard');
  const played = playedCharacter(characters);
  const where = t(isInGame ? 'account.where.in' : 'account.where.out');
  return (
    <StatusLamp status={isInGame || played ? 'online' : 'checking'} className={styles.plate}>
      {played === undefined ? where : whereOf(played, t)}
    </StatusLamp>
  );
}

function whereOf({ name, standing }: OwnCharacter, t: ReturnType<typeof useTexts<'mfe-dashboard'>>): string {
  const channel = standing?.channel ?? null;
  if (channel === null) return t('account.where.inAs', { name });
  const map = standing?.mapName ?? null;
  if (map === null) return t('account.where.inChannel', { name, channel });
  return t('account.where.inMap', { name, channel, map });
}

/** The characters side by side on the ground. Each is a link to its row. */
function CharacterStage({ characters }: { characters: readonly OwnCharacter[] }) {
  const t = useTexts('mfe-dashboard');
  const { hrefOf } = useOpenCharacters();
  if (characters.length === 0) return null;
  return (
    <nav className={styles.stage} aria-label={t('characters.jump')}>
      <ul className={styles.figures} role="list">
        {characters.map((character) => (
          <li key={character.id}>
            <Link href={hrefOf(character.id)} className={styles.figure}>
              <CharacterPicture character={character} size={96} view="figure" className={styles.picture} />
              <bdi className={classNames(styles.name, character.standing?.isOnline && styles.online)}>
                {character.name}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
