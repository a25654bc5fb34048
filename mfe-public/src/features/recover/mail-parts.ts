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
