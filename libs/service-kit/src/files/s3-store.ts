import { S3mini } from 's3mini';
import { FileStore } from './file-store.js';

export interface S3Settings {
  /** URL of the bucket: https://host/bucket, or https://bucket.host. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const LONGEST_MS = 10_000;

/** A bucket of S3 or a compatible store. It needs no public access: the gateway serves its files. */
export class S3Store extends FileStore {
  readonly #bucket: S3mini;

  constructor(settings: S3Settings) {
    super();
    this.#bucket = new S3mini({ ...settings, requestAbortTimeout: LONGEST_MS });
  }

  override async put(name: string, content: Uint8Array): Promise<void> {
    await this.#bucket.putObject(name, Buffer.from(content), 'image/webp');
  }

  override async get(name: string): Promise<Buffer | null> {
    const found = await this.#bucket.getObjectArrayBuffer(name);
    return found && Buffer.from(found);
  }

  override async remove(name: string): Promise<void> {
    await this.#bucket.deleteObject(name);
    // It says no more than whether it was there, also where it could not be removed.
    if (await this.#bucket.objectExists(name)) throw new Error(`${name} is still in the bucket`);
  }
}
