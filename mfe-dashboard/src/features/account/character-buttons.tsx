import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import styles from './character-buttons.module.css';
import type { OwnCharacter } from './own-character';
import { useAccountDialog } from './use-account-dialog';

/** What can be done with a character; of those who are not ranked there is no public profile. */
export function CharacterButtons({
  character,
  canUpgrade,
}: {
  character: OwnCharacter;
  canUpgrade: boolean;
}) {
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
