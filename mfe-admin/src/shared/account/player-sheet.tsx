import { useTexts } from '@portico/i18n';
import { LazyPart } from '@portico/portal-kit/lazy-part';
import { Sheet } from '@portico/ui';
import { useStory } from '../story/story-state';
import styles from './player-sheet.module.css';

const loadContent = async () =>
  (await import(/* webpackChunkName: "player" */ './player-content')).PlayerContent;

export function PlayerSheet() {
  const t = useTexts('mfe-admin');
  const { player, close } = useStory();
  return (
    <Sheet
      isOpen={player !== 0}
      onClose={close}
      title={t('account.drawer.title')}
      closeText={t('account.drawer.close')}
      className={styles.sheet}
    >
      {player !== 0 && <LazyPart load={loadContent} props={{ accountId: player }} />}
    </Sheet>
  );
}
