export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Network of the visitor who caused the mail (`networkOf`). The demo shows it only there. */
  network: string;
}

/** Where the portal's mails go. */
export abstract class Mailer {
  /** Whether there is anywhere to send to; without, features that need a mail are off. */
  abstract readonly isOn: boolean;

  /** Takes a mail to be sent. It neither waits for a mail server nor fails with one: an answer must not tell how that went. */
  abstract send(mail: Mail): void;

  /** When all that was taken is sent or given up. */
  abstract settled(): Promise<void>;
}
