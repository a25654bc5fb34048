import { useTexts } from '@portico/i18n';
import {
  QueryStates,
  useFormat,
  useHasPage,
  usePortal,
  defineSearch,
  oneOf,
  useSearch,
} from '@portico/portal-kit';
import { LinkButton, Window, Disclosure, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { downloadQuery, type Download, isOut } from '../../shared/game-download.queries';
import { PageHero } from '../../shared/page-hero';
import { useSupportedFeatures } from '../../shared/use-supported-features';
import styles from './download-page.module.css';

export function DownloadPage() {
  const query = useQuery(downloadQuery());
  return (
    <div className={styles.page}>
      <DownloadHero download={query.data} />
      <QueryStates query={query} skeleton="40rem">
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

function DownloadHero({ download }: { download: Download | undefined }) {
  const t = useTexts('mfe-public');
  const { demo } = usePortal();
  const title = t('download.title');
  if (download !== undefined && !isOut(download)) {
    const reason = demo ? t('download.none.demo') : t('download.none.text');
    return (
      <PageHero eyebrow={t('download.none.title')} title={title} lead={reason}>
        <Meanwhile />
      </PageHero>
    );
  }
  return (
    <PageHero eyebrow={t('download.eyebrow')} title={title} lead={t('download.lead')}>
      <div className={styles.offer}>{download && <Offer download={download} />}</div>
    </PageHero>
  );
}

function Offer({ download }: { download: Download }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const { launcher, mirror, launcherMb, clientGb } = download;
  return (
    <>
      <div className={styles.buttons}>
        {launcher !== null && (
          <LinkButton href={launcher} variant="primary" size="large" icon="download" isExternal>
            {t('download.launcher')}
          </LinkButton>
        )}
        {mirror !== null && (
          <LinkButton
            href={mirror}
            variant={launcher === null ? 'primary' : undefined}
            size="large"
            isExternal
          >
            {t('download.mirror')}
          </LinkButton>
        )}
      </div>
      <ul className={styles.sizes} role="list">
        {launcher !== null && <li>{t('download.size.launcher', { launcherMb: number(launcherMb) })}</li>}
        <li>{t('download.size.client', { clientGb: number(clientGb) })}</li>
      </ul>
    </>
  );
}

/** Suggests other pages while there is nothing to download. */
function Meanwhile() {
  const t = useTexts('mfe-public');
  const hasPage = useHasPage();
  const { chat, forum } = usePortal().config.links;
  return (
    <div className={styles.buttons}>
      {hasPage(paths.features) && (
        <LinkButton href={paths.features} variant="primary" size="large" icon="star">
          {t('download.features')}
        </LinkButton>
      )}
      {chat !== undefined && (
        <LinkButton href={chat} size="large" icon="chat" isExternal>
          {t('download.chat')}
        </LinkButton>
      )}
      {forum !== undefined && (
        <LinkButton href={forum} size="large" icon="users" isExternal>
          {t('download.forum')}
        </LinkButton>
      )}
    </div>
  );
}

const STEPS = [
  { key: 'get' },
  { key: 'run' },
  { key: 'register', needs: paths.register },
  { key: 'play' },
] as const satisfies readonly { key: string; needs?: string }[];

function InstallSteps({ download }: { download: Download }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const steps = useSupportedFeatures(STEPS);
  const sizes = { launcherMb: number(download.launcherMb), clientGb: number(download.clientGb) };
  return (
    <section aria-labelledby="download-steps">
      <h2 id="download-steps" className={styles.heading}>
        {isOut(download) ? t('download.steps.title') : t('download.steps.later')}
      </h2>
      <ol className={styles.steps} role="list">
        {steps.map(({ key }, index) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {number(index + 1)}
            </span>
            <h3>{t(`download.steps.${key}.title`)}</h3>
            <p>{t(`download.steps.${key}.text`, sizes)}</p>
            {key === 'register' && (
              <LinkButton href={paths.register} size="small" icon="user">
                {t('play.register')}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Machine = Download['minimum'];

const MACHINES = ['minimum', 'recommended'] as const;

function Requirements({ download }: { download: Download }) {
  const t = useTexts('mfe-public');
  const { unit } = useFormat();
  const parts: {
    key: 'system' | 'processor' | 'memory' | 'graphics' | 'disk';
    of: (one: Machine) => string;
  }[] = [
    { key: 'system', of: ({ system }) => system },
    { key: 'processor', of: ({ processor }) => processor },
    { key: 'memory', of: ({ memoryGb }) => unit(memoryGb, 'gigabyte') },
    { key: 'graphics', of: ({ graphics }) => graphics },
    { key: 'disk', of: ({ diskGb }) => unit(diskGb, 'gigabyte') },
  ];
  return (
    <Window title={t('download.needs.title')} icon="settings" isFlush>
      <table className={styles.needs}>
        <thead>
          <tr>
            <th scope="col">{t('download.needs.part')}</th>
            {MACHINES.map((key) => (
              <th key={key} scope="col">
                {t(`download.needs.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, of }) => (
            <tr key={key}>
              <th scope="row">{t(`download.needs.${key}`)}</th>
              {MACHINES.map((machine) => (
                <td key={machine}>
                  <bdi>{of(download[machine])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Window>
  );
}

const QUESTIONS = ['antivirus', 'start', 'slow', 'screen', 'connect'] as const;
const helpSearch = defineSearch({ help: oneOf(QUESTIONS) });

/** Common problems. The address names the one that is open. */
function Troubleshooting({ download }: { download: Download }) {
  const t = useTexts('mfe-public');
  const { view, set } = useSearch(helpSearch);
  const toggle = (key: string, isOpen: boolean) => {
    if (isOpen !== (view.help === key)) set({ help: isOpen ? key : '' }, { replace: true });
  };
  return (
    <Window title={t('download.help.title')} icon="info">
      <Stack gap={2}>
        {QUESTIONS.map((key) => (
          <Disclosure
            key={key}
            summary={t(`download.help.${key}.question`)}
            isOpen={view.help === key}
            onToggle={(isOpen) => toggle(key, isOpen)}
          >
            <p>
              {t(`download.help.${key}.answer`)}
              {key === 'slow' && download.mirror !== null && ` ${t('download.help.slow.mirror')}`}
            </p>
          </Disclosure>
        ))}
      </Stack>
    </Window>
  );
}
