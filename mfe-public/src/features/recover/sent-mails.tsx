import { QueryStates, useFormat, usePortal } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { SoftText } from '@portico/ui';
import { sentMails } from './recover.queries';
import styles from './sent-mails.module.css';

const REFRESH_MS = 1000;
/** A mail is made within a second of being asked for. */
const WATCH_MS = 15_000;

export interface SentMailsProps {
  /** When the last mail was asked for, in milliseconds UTC; 0 for not yet. */
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
        <ol role="list" className={styles.mails}>
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
        </ol>
      )}
    </QueryStates>
  );
}

export interface MailPart {
  text: string;
  /** Where it leads, on this portal whatever address it was reached by. */
  href?: string;
}

/** The text of a mail, with the links to the portal apart. */
export function mailParts(text: string, origin: string): MailPart[] {
  return text.split(/(https?:\/\/\S+)/).flatMap((part): MailPart[] => {
    if (part === '') return [];
    if (!part.startsWith(`${origin}/`)) return [{ text: part }];
    return [{ text: part, href: part.slice(origin.length) }];
  });
}
