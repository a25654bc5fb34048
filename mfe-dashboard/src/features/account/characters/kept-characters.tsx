import { KEPT_CHARACTERS_STORAGE_KEY } from '@portico/contract';
import { JobBadge } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { deviceStore, isText, useFormat, usePortal, useSession, type Account } from '@portico/portal-kit';
import { hasFields } from '@portico/portal-kit/pending-send';
import { Window, SoftText } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type OwnCharacter, type Overview, ownCharacters } from '../account.queries';
import styles from './kept-characters.module.css';

type KeptCharacter = Pick<OwnCharacter, 'id' | 'name' | 'job' | 'level'> & { guild: string | null };

interface KeptList {
  owner: string;
  /** Milliseconds UTC. */
  at: number;
  characters: KeptCharacter[];
}

interface KeptCharactersProps {
  account: Pick<UseQueryResult<Account, Error>, 'data' | 'dataUpdatedAt' | 'error'>;
  overview: Overview | undefined;
}

/**
 * Stores the characters on this device, and shows them while the portal cannot be reached. Of the account itself,
 * only the name is stored, no balances.
 */
export function KeptCharacters({ account, overview }: KeptCharactersProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const isOn = usePortal().config.site.offline === true;
  const username = useSession((session) => session.username);
  const { data, dataUpdatedAt, error } = account;
  useEffect(() => {
    if (!isOn || data === undefined) return;
    const list: KeptList = {
      owner: data.username,
      at: dataUpdatedAt,
      characters: ownCharacters(data, overview).map(({ id, name, job, level, standing }) => ({
        id,
        name,
        job,
        level,
        guild: standing?.guildName ?? null,
      })),
    };
    deviceStore.write(KEPT_CHARACTERS_STORAGE_KEY, list);
  }, [isOn, data, overview, dataUpdatedAt]);
  const isAway = data === undefined && error !== null && 'status' in error && error.status === 0;
  const kept: unknown = isOn && isAway ? deviceStore.read(KEPT_CHARACTERS_STORAGE_KEY) : undefined;
  if (!isKeptList(kept) || kept.owner !== username) return null;
  return (
    <Window title={t('characters.title')} icon="users" className={styles.window}>
      <SoftText>{t('characters.saved', { ago: format.relativeTime(kept.at) })}</SoftText>
      <ul role="list" className={styles.rows}>
        {kept.characters.map(({ id, name, job, level, guild }) => (
          <li key={id} className={styles.row}>
            <bdi className={styles.name}>{name}</bdi>
            <JobBadge job={job} />
            <span>{format.level(level)}</span>
            {guild !== null && <bdi>{guild}</bdi>}
          </li>
        ))}
      </ul>
    </Window>
  );
}

/** Type guard: another release may have stored the value. */
function isKeptList(value: unknown): value is KeptList {
  return hasFields(value, {
    owner: isText,
    at: Number.isFinite,
    characters: (list) => Array.isArray(list) && list.every(isKeptCharacter),
  });
}

function isKeptCharacter(value: unknown): boolean {
  return hasFields(value, {
    id: Number.isInteger,
    name: isText,
    job: Number.isInteger,
    level: Number.isInteger,
    guild: (guild) => guild === null || isText(guild),
  });
}
