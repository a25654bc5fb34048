import { type ComponentType, createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import { classNames } from '../class-names';
import { Button } from '../button/button';
import type { StatePictureProps } from './state-pictures';
import styles from './states.module.css';

/** In a chunk of its own, because most visits see none. If it cannot be loaded, its place stays empty. */
const StatePicture = lazy<ComponentType<StatePictureProps>>(() =>
  import(/* webpackChunkName: "state-pictures" */ './state-pictures').then(
    (module) => ({ default: module.StatePicture }),
    () => ({ default: PicturePlace }),
  ),
);

function PicturePlace() {
  return <span className={styles.picture} />;
}

export interface StateMessageProps {
  title: ReactNode;
  /** The next step for the reader. */
  hint?: ReactNode;
  actions?: ReactNode;
  titleLevel?: 1 | 2 | 3;
  className?: string;
}

/** Whether empty lists and windows show one grey line, as in the administration. */
export const PlainStates = createContext(false);

/** Message for an empty list, with the next step. */
export function EmptyState(props: StateMessageProps) {
  const isPlain = useContext(PlainStates);
  if (isPlain) return <StateMessage {...props} className={classNames(styles.plain, props.className)} />;
  return <StateMessage {...props} picture="empty" />;
}

/** Message for a page that does not exist. */
export function LostState(props: StateMessageProps) {
  return <StateMessage {...props} picture="lost" />;
}

export interface ErrorStateProps extends StateMessageProps {
  onRetry?: () => void;
  retryText?: string;
  isRetrying?: boolean;
  /** Id of the failed request in the server's log, with its label. */
  requestId?: string;
  requestIdLabel?: string;
}

/** Error message with a retry and the request id for support. */
export function ErrorState({
  onRetry,
  retryText,
  isRetrying,
  requestId,
  requestIdLabel,
  actions,
  ...rest
}: ErrorStateProps) {
  return (
    <StateMessage
      {...rest}
      role="alert"
      picture="error"
      actions={
        <>
          {onRetry && (
            <Button variant="primary" icon="retry" onClick={onRetry} isPending={isRetrying}>
              {retryText}
            </Button>
          )}
          {actions}
        </>
      }
      footnote={
        requestId !== undefined && (
          <>
            {requestIdLabel} <code>{requestId}</code>
          </>
        )
      }
    />
  );
}

function StateMessage(
  props: StateMessageProps & {
    picture?: StatePictureProps['of'];
    role?: string;
    footnote?: ReactNode;
  },
) {
  const { title, hint, actions, titleLevel = 3, className, picture, role, footnote } = props;
  const Heading = `h${titleLevel}` as const;
  return (
    <div className={classNames(styles.root, className)} role={role}>
      {picture && (
        <Suspense fallback={<PicturePlace />}>
          <StatePicture of={picture} />
        </Suspense>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {hint !== undefined && <div className={styles.hint}>{hint}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {footnote && <p className={styles.footnote}>{footnote}</p>}
    </div>
  );
}
