import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { inTurn, MAX_WAITING } from './create-server.js';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a connection that sends many requests at once', () => {
  let server: Server;
  let client: Socket;
  let underWay = 0;
  let mostUnderWay = 0;
  let begun = 0;

  async function open(listener: RequestListener): Promise<void> {
    [underWay, mostUnderWay, begun] = [0, 0, 0];
    server = createServer(
      inTurn((request, response) => {
        begun += 1;
        underWay += 1;
        mostUnderWay = Math.max(mostUnderWay, underWay);
        // Runs before the listener that starts the next request.
        response.prependOnceListener('close', () => (underWay -= 1));
        listener(request, response);
      }),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(client, 'connect');
  }

  afterEach(async () => {
    client.destroy();
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  async function readUntil(isEnough: (text: string) => boolean): Promise<string> {
    let text = '';
    for await (const chunk of client) {
      text += String(chunk);
      if (isEnough(text)) break;
    }
    return text;
  }

  it('gets all answers, in order, one made at a time', async () => {
    await open((_request, response) => setImmediate((number) => response.end(`<${number}>`), begun));
    client.write(GET.repeat(MAX_WAITING + 1));
    const text = await readUntil((read) => read.includes(`<${MAX_WAITING + 1}>`));
    const wanted = Array.from({ length: MAX_WAITING + 1 }, (_, index) => String(index + 1));
    expect([...text.matchAll(/<(\d+)>/g)].map(([, number]) => number)).toEqual(wanted);
    expect(mostUnderWay).toBe(1);
  });

  it('holds the memory of one answer while it reads none', async () => {
    const answer = Buffer.alloc(32 * 1024 * 1024);
    await open((_request, response) => response.end(answer));
    client.pause();
    client.write(GET.repeat(MAX_WAITING));
    await once(server, 'request');
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toBe(1);
  });

  it('is cut off when too many of them wait, and none of those is begun', async () => {
    await open(() => undefined);
    client.write(GET.repeat(1500));
    await once(client.resume(), 'close');
    expect(begun).toBe(1);
  });

  it('goes on after its answers, on the same connection', async () => {
    await open((_request, response) => response.end(`<${begun}>`));
    for (let number = 1; number <= 3; number += 1) {
      client.write(GET);
      const [chunk] = await once(client, 'data');
      expect(String(chunk)).toContain(`<${number}>`);
    }
  });

  it('begins nothing more once it is gone', async () => {
    await open((_request, response) => response.once('close', () => server.emit('gone', response)));
    client.write(GET.repeat(5), () => client.destroy());
    const [response]: ServerResponse[] = await once(server, 'gone');
    response?.end('late');
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toBe(1);
  });
});
