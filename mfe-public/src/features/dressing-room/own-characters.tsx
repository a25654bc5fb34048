import { Picture } from '@portico/game-ui';
import { useSession } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Link } from '@portico/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import type { DressingRoom } from './dressing-room-state';
import { accountQuery } from './dressing-room.queries';
import styles from './own-characters.module.css';

/** Of whoever is logged in: whose look to begin with. What is tried on stays on. */
export function OwnCharacters({ room }: { room: DressingRoom }) {
  const t = useTexts('mfe-public');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const { data } = useQuery({ ...accountQuery(), ...(!isAuthenticated && { queryFn: skipToken }) });
  if (!isAuthenticated) return null;
  return (
    <nav className={styles.root} aria-label={t('dressingRoom.characters')}>
      <span className={styles.label} aria-hidden="true">
        {t('dressingRoom.characters')}
      </span>
      <ul role="list" className={styles.list}>
        {data?.characters.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={paths.dressingRoom({ character: id })}
              className={styles.character}
              aria-current={id === room.characterId ? 'true' : undefined}
            >
              <Picture kind="character" id={id} size={32} />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
