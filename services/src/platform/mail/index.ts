export { MailModule } from './mail.module.js';
export { mailHtml, mailText } from './mail-layout.js';
export type { MailContent } from './mail-layout.js';
export { Mailer } from './mailer.js';
export type { Mail } from './mailer.js';
