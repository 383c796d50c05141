import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { eventually } from '@setpoint/testkit';
import { KafkaBus, silentLog } from '../../src/index.js';
import type { KafkaSecurity } from '../../src/kafka/kafka-bus.js';

const API_VERSIONS = 18;
const SASL_HANDSHAKE = 17;
const SASL_AUTHENTICATE = 36;

/** Understands as much of the protocol as comes before a client is let in. */
class FakeBroker {
  /** First bytes of each connection. */
  readonly greetings: Buffer[] = [];
  /** Mechanism that the client asks for, then what it authenticates with. */
  readonly sasl: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on('error', () => {});
    let first = true;
    socket.on('data', (data) => {
      if (first) this.greetings.push(data);
      first = false;
      this.answer(socket, data);
    });
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private answer(socket: Socket, request: Buffer): void {
    if (request.length < 14 || request.readInt32BE(0) !== request.length - 4) return;
    const [key, correlation, clientIdLength] = [
      request.readInt16BE(4),
      request.readInt32BE(8),
      request.readInt16BE(12),
    ];
    const body = request.subarray(14 + clientIdLength);
    if (key === API_VERSIONS) {
      const apis = [API_VERSIONS, SASL_HANDSHAKE, SASL_AUTHENTICATE].flatMap((api) => [...int16(api), ...int16(0), ...int16(1)]); // oxfmt-ignore
      send(socket, correlation, [...int16(0), ...int32(3), ...apis, ...int32(0)]);
    }
    if (key === SASL_HANDSHAKE) {
      const mechanism = body.subarray(2);
      this.sasl.push(mechanism.toString());
      send(socket, correlation, [...int16(0), ...int32(1), ...int16(mechanism.length), ...mechanism]);
    }
    if (key === SASL_AUTHENTICATE) {
      this.sasl.push(body.subarray(4).toString());
      socket.destroy();
    }
  }
}

const int16 = (value: number) => [value >> 8, value & 255];
const int32 = (value: number) => [...int16(value >>> 16), ...int16(value & 65_535)];
const send = (socket: Socket, correlation: number, body: number[]) =>
  void socket.write(Buffer.from([...int32(body.length + 4), ...int32(correlation), ...body]));

describe('the bus over Kafka', () => {
  let broker: FakeBroker;
  let bus: KafkaBus;
  let starting: Promise<void>;
  const connect = async (security?: KafkaSecurity) => {
    broker = new FakeBroker();
    const address = await broker.start();
    bus = new KafkaBus({
      brokers: [address],
      clientId: 'spec',
      logger: silentLog(),
      ...(security ? { security } : {}),
    });
    // Nobody is let in: only the way there is looked at.
    starting = bus.start().catch(() => {});
  };
  afterEach(async () => {
    await bus.stop().catch(() => {});
    await broker.stop();
    await starting;
  });

  it('speaks in the clear unless told', async () => {
    await connect();
    await eventually(() => broker.greetings.length > 0, 'it does not connect');
    const greeting = broker.greetings[0]!;
    expect(greeting.readInt16BE(4)).toBe(API_VERSIONS);
  });

  it('speaks TLS when told', async () => {
    await connect({ ssl: true });
    await eventually(() => broker.greetings.length > 0, 'it does not connect');
    const greeting = broker.greetings[0]!;
    // A handshake record that holds a ClientHello.
    expect([greeting[0], greeting[5]]).toEqual([22, 1]);
  });

  it('authenticates with what it was given', async () => {
    await connect({ sasl: { mechanism: 'plain', username: 'bookings', password: 'secret' } });
    await eventually(() => broker.sasl.length >= 2, 'it does not authenticate');
    expect(broker.sasl.slice(0, 2)).toEqual(['PLAIN', '\0bookings\0secret']);
  });
});
