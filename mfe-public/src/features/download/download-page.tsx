import { QueryStates } from '@portico/portal-kit';
import { Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { DownloadHero } from './download-hero';
import { downloadQuery } from '../../shared/game-download.queries';
import { InstallSteps } from './install-steps';
import { Requirements } from './requirements';
import { Troubleshooting } from './troubleshooting';
import styles from './download-page.module.css';

export function DownloadPage() {
  const query = useQuery(downloadQuery());
  return (
    <div className={styles.page}>
      <DownloadHero download={query.data} />
      <QueryStates query={query} skeleton={<Skeleton shape="box" width="100%" height="40rem" />}>
        {(download) => (
          <>
            <InstallSteps download={download} />
            <div className={styles.columns}>
              <Requirements download={download} />
              <Troubleshooting download={download} />
            </div>
          </>
        )}
      </QueryStates>
    </div>
  );
}
