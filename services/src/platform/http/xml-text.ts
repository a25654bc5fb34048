/** Characters that XML does not allow, even escaped. Some names in the game's files contain them. */
const NO_XML_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function withoutXmlControls(document: string): string {
  return document.replace(NO_XML_CHARACTER, '');
}
