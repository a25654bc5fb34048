import { useTexts } from '@portico/i18n';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { FormEnd, useApiForm } from '@portico/portal-kit/form';
import { CodeField, Button, Notice, Row } from '@portico/ui';
import { useEffect, useRef } from 'react';
import { usePortal, useSession } from '@portico/portal-kit';
import { saveFile } from '@portico/portal-kit/file';
import type { QrPath } from './qr-path';
import pageStyles from './security-page.module.css';
import { turnTotpOn } from './security.queries';
import styles from './second-factor-steps.module.css';

export interface TotpSecret {
  secret: string;
  qr: QrPath;
}

interface TotpSetupProps {
  totp: TotpSecret;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const FIELD_OF_CODE = { 'identity.wrong_code': 'code' } as const;

/** The secret as a picture and as letters, and the code that proves that the app has the secret. */
export function TotpSetup({ totp: { secret, qr }, onDone, onCancel }: TotpSetupProps) {
  const t = useTexts('mfe-dashboard');
  const { size, path } = qr;
  const title = useRef<HTMLHeadingElement>(null);
  const form = useApiForm({
    send: ({ code }: Record<'code', string>) => turnTotpOn(code),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    issueText: (_, rule) => {
      if (rule === 'required') return t('security.setup.codeRequired');
      return rule === 'digits' ? t('security.setup.codeDigits') : undefined;
    },
    fieldOfCode: FIELD_OF_CODE,
  });

  // Focuses the title, not the field: on a phone, the keyboard would hide the picture.
  useEffect(() => title.current?.focus(), []);

  return (
    <form {...form.formProps} className={pageStyles.form}>
      <h3 ref={title} tabIndex={-1} className={pageStyles.stepTitle}>
        {t('security.setup.scan')}
      </h3>
      {/* Drawn in the page, so that no other service learns the secret. */}
      <svg
        className={pageStyles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('security.setup.qr')}
        shapeRendering="crispEdges"
      >
        <path className={pageStyles.ground} d={`M0 0h${size}v${size}H0z`} />
        <path d={path} />
      </svg>
      <p className={pageStyles.lead}>{t('security.setup.manual')}</p>
      <div className={pageStyles.secret}>
        <code className={pageStyles.key} dir="ltr">
          {/* In groups of four, because people copy them by hand. */}
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton size="small" text={secret} label={t('security.setup.copy')} />
      </div>
      <CodeField
        {...form.field('code', {
          issueOf: (code) => {
            if (code === '') return 'required';
            return /^\d{6}$/.test(code) ? undefined : 'digits';
          },
        })}
        label={t('security.setup.code')}
        hint={t('security.setup.codeHint')}
      />
      <FormEnd
        form={form}
        size="medium"
        className={pageStyles.buttons}
        submit={t('security.factor.turnOn')}
        pending={t('security.confirmation.pending')}
        onCancel={onCancel}
      />
    </form>
  );
}

const FILE = 'recovery-codes.txt';
const TEXT = 'text/plain;charset=utf-8';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts('mfe-dashboard');
  const { site } = usePortal().config;
  const username = useSession((session) => session.username) ?? '';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: false }), []);

  const heading = t('security.codes.of', { name: username, site: site.name });
  const text = [heading, '', ...codes, ''].join('\n');
  return (
    <section className={styles.root} aria-labelledby="recovery-codes-title">
      <h3 id="recovery-codes-title" ref={title} tabIndex={-1} className={pageStyles.stepTitle}>
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
      <div className={pageStyles.buttons}>
        <Button variant="primary" icon="check" onClick={onClose}>
          {t('security.codes.saved')}
        </Button>
      </div>
    </section>
  );
}
