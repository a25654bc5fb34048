import { addressOf } from '@portico/contract';

export interface SignatureCode {
  /** Address of the picture. */
  address: string;
  bbcode: string;
  html: string;
}

/** Code for a forum: the signature of a character, linked to its profile. */
export function signatureCode(origin: string, { id, name }: { id: number; name: string }): SignatureCode {
  const address = `${origin}/cards/signature/${id}.png`;
  const profile = origin + addressOf('player', id);
  return {
    address,
    bbcode: `[url=${profile}][img]${address}[/img][/url]`,
    html: `<a href="${escaped(profile)}"><img src="${escaped(address)}" alt="${escaped(name)}"></a>`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
