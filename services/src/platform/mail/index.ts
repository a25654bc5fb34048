export { MailModule } from './mail.module.js';
export { mailHtml, mailText, type MailContent } from './mail-layout.js';
export { Mailer, type Mail } from './mailer.js';
