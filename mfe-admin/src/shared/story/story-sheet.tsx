import { useTexts } from '@portico/i18n';
import { ErrorPanel } from '@portico/portal-kit';
import { Sheet } from '@portico/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useStory, type Story } from './use-story';
import styles from './story-sheet.module.css';

type Content = ComponentType<{ story: Story }>;

let Loaded: Content | undefined;

async function loadContent(): Promise<Content> {
  Loaded ??= (await import(/* webpackChunkName: "story" */ './story-content')).StoryContent;
  return Loaded;
}

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
      {isOpen && <LazyContent story={story} />}
    </Sheet>
  );
}

/** The code loads on first opening and is retried after a failure. */
function LazyContent({ story }: { story: Story }) {
  const [Content, setContent] = useState(() => Loaded);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isAsked = Content === undefined && failure === undefined;

  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    loadContent().then(
      (component) => !isGone && setContent(() => component),
      (error: unknown) => !isGone && setFailure({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [isAsked]);

  if (Content !== undefined) return <Content story={story} />;
  if (failure !== undefined)
    return <ErrorPanel error={failure.error} onRetry={() => setFailure(undefined)} />;
  return <div className={styles.loading} aria-busy="true" />;
}
