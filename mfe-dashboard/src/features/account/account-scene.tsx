import { LandscapeStrip } from '@portico/game-ui';
import { useFormat, useSession } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, StatusLamp } from '@portico/ui';
import type { Account, Grants, Overview } from './account.queries';
import { CharacterStage } from './character-stage';
import { GIFTS_ID } from './gifts-panel';
import { ownCharacters, playedCharacter, type OwnCharacter } from './own-character';
import styles from './account-scene.module.css';

export interface AccountSceneProps {
  /** Each undefined until it is there: all have their place from the start. */
  account: Account | undefined;
  overview: Overview | undefined;
  grants: Grants | undefined;
}

/** The head of the overview: who it is, whether they play, and their characters, side by side as the game has one choose. */
export function AccountScene({ account, overview, grants }: AccountSceneProps) {
  const t = useTexts('mfe-dashboard');
  const sessionName = useSession(({ username }) => username);
  const name = account?.username ?? sessionName;
  const characters = account === undefined ? [] : ownCharacters(account, overview);
  return (
    <LandscapeStrip className={styles.scene}>
      <header className={styles.words}>
        <h1 className={styles.title}>
          {name === null ? t('account.meta.title') : t('account.title', { name })}
        </h1>
        <div className={styles.facts}>
          {account && <InGameStatus isInGame={account.loggedIn} characters={characters} />}
          <WaitingGifts count={grants?.waiting.length ?? 0} />
        </div>
      </header>
      <CharacterStage characters={characters} />
    </LandscapeStrip>
  );
}

function InGameStatus({ isInGame, characters }: { isInGame: boolean; characters: readonly OwnCharacter[] }) {
  const t = useTexts('mfe-dashboard');
  const played = playedCharacter(characters);
  if (!isInGame && played === undefined) {
    return (
      <StatusLamp status="checking" className={styles.plate}>
        {t('account.where.out')}
      </StatusLamp>
    );
  }
  return (
    <StatusLamp status="online" className={styles.plate}>
      {played === undefined ? t('account.where.in') : whereOf(played, t)}
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

function WaitingGifts({ count }: { count: number }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <a className={styles.gifts} href={`#${GIFTS_ID}`}>
      <Icon name="chest" size={16} />
      {t('account.giftsWaiting', { count, formatted: format.number(count) })}
    </a>
  );
}
