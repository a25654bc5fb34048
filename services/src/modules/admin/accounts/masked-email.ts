/** First letter and host of a mail address: as much as tells its owner that it is the right one. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = at > 0 ? email : '';
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}
