import { useTexts } from '@portico/i18n';
import { LazyPart } from '@portico/portal-kit/lazy-part';
import { Sheet } from '@portico/ui';
import { useStory } from '../story/story-state';
import styles from './side-sheets.module.css';

const loadPlayer = async () =>
  (await import(/* webpackChunkName: "player" */ '../account/player-content')).PlayerContent;
const loadStory = async () =>
  (await import(/* webpackChunkName: "story" */ '../story/story-view')).StoryContent;

/** The drawer of an account, and its story, over the page. */
export function SideSheets() {
  const t = useTexts('mfe-admin');
  const story = useStory();
  const { player, account, close } = story;
  return (
    <>
      <Sheet
        isOpen={player !== 0}
        onClose={close}
        title={t('account.drawer.title')}
        closeText={t('account.drawer.close')}
        className={styles.player}
      >
        {player !== 0 && <LazyPart load={loadPlayer} props={{ accountId: player }} />}
      </Sheet>
      <Sheet
        isOpen={account !== 0}
        onClose={close}
        title={t('story.title')}
        closeText={t('story.close')}
        className={styles.story}
      >
        {account !== 0 && (
          <LazyPart
            load={loadStory}
            props={{ story }}
            skeleton={<div className={styles.loading} aria-busy="true" />}
          />
        )}
      </Sheet>
    </>
  );
}
