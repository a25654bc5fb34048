import { QueryStates, useFormat, usePortal } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { SoftText, Stack } from '@portico/ui';
import { sentMails } from './recover.queries';
import styles from './sent-mails.module.css';

const REFRESH_MS = 1000;
/** The demo creates a mail within a second, so watching this long is enough. */
const WATCH_MS = 15_000;

export interface SentMailsProps {
  /** When the user last asked for a mail, in milliseconds UTC; 0 for never. */
  sentAt: number;
}

/** Mails that the demo world did not send, newest first. Each visitor sees only their own. */
export function SentMails({ sentAt }: SentMailsProps) {
  const { relativeTime } = useFormat();
  const { origin } = usePortal().config.site;
  const query = useQuery({
    ...sentMails(),
    staleTime: 0,
    refetchInterval: () => (Date.now() - sentAt < WATCH_MS ? REFRESH_MS : false),
  });
  return (
    <QueryStates query={query} skeleton={null} isEmpty={({ mails }) => mails.length === 0} empty={null}>
      {({ mails }) => (
        <Stack as="ol" role="list">
          {mails.map(({ id, at, recipient, subject, text }) => (
            <li key={id} className={styles.mail}>
              <h3 className={styles.subject}>{subject}</h3>
              <SoftText>
                <bdi>{recipient}</bdi> · {relativeTime(at)}
              </SoftText>
              <p className={styles.text}>
                {mailParts(text, origin).map((part, index) =>
                  part.href === undefined ? (
                    part.text
                  ) : (
                    <a key={index} href={part.href} dir="ltr">
                      {part.text}
                    </a>
                  ),
                )}
              </p>
            </li>
          ))}
        </Stack>
      )}
    </QueryStates>
  );
}

export interface MailPart {
  text: string;
  /** Path of a link to the portal, which works at any address that the portal has; absent for other text. */
  href?: string;
}

/** Splits a mail's text at its links to the portal. */
export function mailParts(text: string, origin: string): MailPart[] {
  return text.split(/(https?:\/\/\S+)/).flatMap((part): MailPart[] => {
    if (part === '') return [];
    if (!part.startsWith(`${origin}/`)) return [{ text: part }];
    return [{ text: part, href: part.slice(origin.length) }];
  });
}
