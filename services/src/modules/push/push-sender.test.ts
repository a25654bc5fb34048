import { readPushAddress } from './push-sender.js';

const HOSTS = ['fcm.googleapis.com', '*.notify.windows.com', 'localhost:8199'];

const read = (endpoint: string) => readPushAddress(endpoint, HOSTS);

describe('the address of a browser', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:DEF-_',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
    'https://a.b.notify.windows.com/w',
  ])('is taken: %s', (endpoint) => {
    expect(read(endpoint)).toEqual({ url: new URL(endpoint), isNamedWithPort: false });
  });

  it('may be local where host and port are named, and there alone', () => {
    expect(read('http://localhost:8199/p')).toMatchObject({ isNamedWithPort: true });
    expect(read('https://localhost:8199/p')).toMatchObject({ isNamedWithPort: true });
    expect(read('http://localhost:8198/p')).toBeUndefined();
    expect(read('http://localhost/p')).toBeUndefined();
    expect(read('https://fcm.googleapis.com:8199/p')).toBeUndefined();
  });

  it.each([
    'http://fcm.googleapis.com/p',
    'https://fcm.googleapis.com:444/p',
    'https://fcm.googleapis.com:443/p',
    'https://fcm.googleapis.com./p',
    'https://FCM.googleapis.com/p',
    'https://user@fcm.googleapis.com/p',
    'https://fcm.googleapis.com@evil.example/p',
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example\\.fcm.googleapis.com/p',
    'https:\\\\fcm.googleapis.com/p',
    'https://fcm.googleapis.com.evil.example/p',
    'https://xfcm.googleapis.com/p',
    'https://ｆｃｍ.googleapis.com/p',
    'https://xn--fcm-5cd.googleapis.com/p',
    'https://notify.windows.com/w',
    'https://.notify.windows.com/w',
    'https://xnotify.windows.com/w',
    'https://fcm.googleapis.com/p#x',
    'https://fcm.googleapis.com/a/../b',
    'https://fcm.googleapis.com',
    ' https://fcm.googleapis.com/p',
    'https://fcm.goo\tgleapis.com/p',
    'https://169.254.169.254/latest/meta-data',
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/p',
    'https://0x7f000001/p',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/p',
    'gopher://localhost:8199/p',
    'javascript:alert(1)',
    '//fcm.googleapis.com/p',
    'fcm.googleapis.com',
    '',
  ])('is refused: %j', (endpoint) => {
    expect(read(endpoint)).toBeUndefined();
  });

  it('is never a bare number, whatever the owner lists', () => {
    expect(readPushAddress('https://10.0.0.5/p', ['10.0.0.5'])).toBeUndefined();
    expect(readPushAddress('http://10.0.0.5:8080/p', ['10.0.0.5:8080'])).toBeDefined();
  });
});
