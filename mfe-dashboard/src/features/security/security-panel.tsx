import { useTexts } from '@portico/i18n';
import { QueryStates, type QueryStatesProps } from '@portico/portal-kit';
import { Notice, Stack, Window, type IconName } from '@portico/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './security-page.module.css';

/** Icons in the style of the portal's. The portal's load with every page, so these are kept apart. */
const PATHS = {
  shield: 'M10 2.5l6 2v5.5l-2 4-4 3.5-4-3.5-2-4V4.5zM7.5 9.5l2 2 3.5-3.5',
  finger: 'M4 12V8l2-3.5 4-2 4 2L16 8v3M7 16.5V9l1.5-2h3L13 9v5.5M10 10v7.5M4 15v.2M16 14.5v.2',
  key: 'M3.5 13.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 11.3L17 3M13.5 6.5l2.5 2.5',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  phone: 'M5.5 2.5h9v15h-9zM9 15h2',
} as const;

interface PanelIconProps {
  name: keyof typeof PATHS;
  size?: number;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
}

export function PanelIcon({ name, size = 16, label }: PanelIconProps) {
  return (
    <svg
      className={styles.panelIcon}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

interface PanelWindowProps {
  title: string;
  icon?: IconName | undefined;
  /** Replaces `icon`. */
  drawing?: PanelIconProps['name'] | undefined;
  children: ReactNode;
}

export function PanelWindow({ title, icon, drawing, children }: PanelWindowProps) {
  const drawn = drawing && (
    <>
      <PanelIcon name={drawing} />
      {title}
    </>
  );
  return (
    <Window title={drawn ?? title} icon={icon}>
      {children}
    </Window>
  );
}

interface SecurityPanelProps<Data>
  extends Omit<QueryStatesProps<Data>, 'errorTitle'>, Pick<PanelWindowProps, 'icon' | 'drawing'> {
  /** The texts are `title`, `lead` and `error` below `security.<name>`. */
  name: 'factor' | 'keys' | 'passkeys' | 'online' | 'sessions' | 'signIns';
}

export function SecurityPanel<Data>({ name, icon, drawing, ...states }: SecurityPanelProps<Data>) {
  const t = useTexts('mfe-dashboard');
  return (
    <PanelWindow title={t(`security.${name}.title`)} icon={icon} drawing={drawing}>
      <Stack gap={3}>
        <p className={styles.lead}>{t(`security.${name}.lead`)}</p>
        <QueryStates {...states} errorTitle={t(`security.${name}.error`)} />
      </Stack>
    </PanelWindow>
  );
}

/**
 * Status line of a panel. It exists from the start, so that changes are announced. It takes the focus, since the
 * pressed button is often gone.
 */
export function PanelStatus({ status }: { status: Status | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== undefined) place.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.status}>
      {status && <Notice tone="good">{status.text}</Notice>}
    </div>
  );
}

/** The latest result in a panel, for `PanelStatus`. Each is a new object, so that the same text is announced again. */
interface Status {
  text: string;
}

export function useStatus(): [Status | undefined, (text: string | undefined) => void] {
  const [status, setStatus] = useState<Status>();
  const say = useCallback((text: string | undefined) => setStatus(text === undefined ? text : { text }), []);
  return [status, say];
}
