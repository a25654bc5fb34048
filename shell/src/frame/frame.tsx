import type { ReactNode } from 'react';
import { useTexts } from '@portico/i18n';
import { RouteAnnouncer } from '../navigation/route-announcer';
import { useFocusRestoration } from '../navigation/use-focus-restoration';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { PreviewBanner } from './preview-banner';
import { usePageWidth } from './use-page-width';

const MAIN_ID = 'main';

export function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('shell');
  const width = usePageWidth();
  useFocusRestoration(MAIN_ID);
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('menu.skip')}
      </a>
      <PreviewBanner />
      <Header />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1} data-page-width={width}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
    </>
  );
}
