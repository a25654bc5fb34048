import { useTexts } from '@portico/i18n';
import { LazyPart } from '@portico/portal-kit/lazy-part';
import { Sheet } from '@portico/ui';
import { useStory } from './story-state';
import styles from './story-sheet.module.css';

const loadContent = async () =>
  (await import(/* webpackChunkName: "story" */ './story-content')).StoryContent;

export function StorySheet() {
  const t = useTexts('mfe-admin');
  const story = useStory();
  const isOpen = story.account !== 0;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={story.close}
      title={t('story.title')}
      closeText={t('story.close')}
      className={styles.sheet}
    >
      {isOpen && (
        <LazyPart
          load={loadContent}
          props={{ story }}
          skeleton={<div className={styles.loading} aria-busy="true" />}
        />
      )}
    </Sheet>
  );
}
