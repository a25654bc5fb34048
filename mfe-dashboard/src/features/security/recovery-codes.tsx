import { usePortal, useSession } from '@portico/portal-kit';
import { saveFile } from '@portico/portal-kit/file';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { useTexts } from '@portico/i18n';
import { Button, Notice, Row } from '@portico/ui';
import { useEffect, useRef } from 'react';
import styles from './recovery-codes.module.css';
import panel from './security-page.module.css';

const FILE = 'recovery-codes.txt';
const TEXT = 'text/plain;charset=utf-8';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useTexts('mfe-dashboard');
  const { site } = usePortal().config;
  const username = useSession((session) => session.username) ?? '';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: false }), []);

  const heading = t('security.codes.of', { name: username, site: site.name });
  const text = [heading, '', ...codes, ''].join('\n');
  return (
    <section className={styles.root} aria-labelledby="recovery-codes-title">
      <h3 id="recovery-codes-title" ref={title} tabIndex={-1} className={panel.stepTitle}>
        {t('security.codes.title')}
      </h3>
      <Notice tone="warning">{t('security.codes.once')}</Notice>
      <p className={styles.printed}>{heading}</p>
      <ul className={styles.codes} role="list" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <CopyButton size="small" text={codes.join('\n')} label={t('security.codes.copy')} />
        <Button size="small" icon="download" onClick={() => saveFile(new Blob([text], { type: TEXT }), FILE)}>
          {t('security.codes.download')}
        </Button>
        <Button size="small" icon="scroll" onClick={() => window.print()}>
          {t('security.codes.print')}
        </Button>
      </Row>
      <div className={panel.buttons}>
        <Button variant="primary" icon="check" onClick={onClose}>
          {t('security.codes.saved')}
        </Button>
      </div>
    </section>
  );
}
