import { directionOf, type Language } from '@portico/domain';

/** The content of one mail as plain text; it is escaped here. */
export interface MailContent {
  language: Language;
  site: string;
  title: string;
  /** Before the buttons. */
  lead: readonly string[];
  /** Links, each below its label. */
  actions: readonly { label: string; about: string; url: string }[];
  /** After them. */
  rest: readonly string[];
}

const PAPER = '#f6f1e7';
const CARD = '#fffdf8';
const INK = '#2b2340';
const MUTED = '#6a6280';
const EMBER = '#b8461a';
const FONT = "font-family:Rubik,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The mail as plain text, which every mail program can show. */
export function mailText({ lead, actions, rest, site }: MailContent): string {
  const links = actions.map(({ about, url }) => `${about}\n${url}`);
  return `${[...lead, ...links, ...rest, `-- \n${site}`].join('\n\n')}\n`;
}

/** The mail in the look of the portal, with inline styles and no pictures, because many mail programs load neither. */
export function mailHtml({ language, site, title, lead, actions, rest }: MailContent): string {
  const direction = directionOf(language);
  const align = direction === 'rtl' ? 'right' : 'left';
  const paragraph = (text: string, color: string) =>
    `<p style="margin:0 0 16px;line-height:1.5;color:${color}">${escaped(text)}</p>`;
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${PAPER};${FONT}">`,
    `<div dir="${direction}" style="max-width:520px;margin:0 auto;text-align:${align}">`,
    `<p style="margin:0 0 12px;font-weight:700;color:${EMBER}">${escaped(site)}</p>`,
    `<div style="padding:24px;border:1px solid #dccfb8;border-radius:8px;background:${CARD};font-size:16px">`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;color:${INK}">${escaped(title)}</h1>`,
    ...lead.map((text) => paragraph(text, INK)),
    ...actions.map(
      ({ about, label, url }) =>
        `<p style="margin:0 0 8px;color:${INK}">${escaped(about)}</p>` +
        `<p style="margin:0 0 20px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;` +
        `border-radius:6px;background:${EMBER};color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`,
    ),
    ...rest.map((text) => paragraph(text, MUTED)),
    '</div></div></body></html>\n',
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
