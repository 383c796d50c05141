import { accessSync, constants, mkdirSync } from 'node:fs';
import { z } from 'zod';
import type { FileStore } from './file-store.js';
import { FolderStore } from './folder-store.js';
import { S3Store } from './s3-store.js';

const S3 = ['s3Endpoint', 's3AccessKeyId', 's3SecretAccessKey'] as const;

/** Settings shared by everything that stores, serves or clears uploads. */
export const storeConfig = {
  /** Used without S3; several processes can mount the same folder. */
  uploadsFolder: z.string().min(1).default('.data/uploads'),
  /** URL of the bucket. All three or none. */
  s3Endpoint: z.url({ protocol: /^https?$/ }).optional(),
  s3AccessKeyId: z.string().min(1).optional(),
  s3SecretAccessKey: z.string().min(1).optional(),
  s3Region: z.string().min(1).default('auto'),
};

/** The same for a process of its own: without a folder it has none, since its working directory may not be writable. */
export const processStoreConfig = { ...storeConfig, uploadsFolder: z.string().min(1).optional() };

export type StoreConfig = z.output<z.ZodObject<typeof processStoreConfig>>;

/** Part of a process's settings, so that missing ones are reported at start. */
export const withWholeStore = <Shape extends z.ZodType<StoreConfig>>(config: Shape): Shape =>
  config.refine((given) => new Set(S3.map((field) => given[field] === undefined)).size === 1, {
    path: ['s3Endpoint'],
    message: 'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together',
    when: () => true,
  });

/** Of processes that can't do without a store. */
export const withStore = <Shape extends z.ZodType<StoreConfig>>(config: Shape): Shape =>
  config.refine((given) => isStoreGiven(given), {
    path: ['uploadsFolder'],
    message: 'needed: a folder that the gateway and all services share, or a bucket (S3_ENDPOINT and its keys)',
    when: () => true,
  });

export const isStoreGiven = (given: StoreConfig): boolean =>
  given.uploadsFolder !== undefined || S3.some((field) => given[field] !== undefined);

/** Why files can't be kept there, beside what the schema finds; null if they can. Makes the folder. */
export function findStoreFault({ uploadsFolder, s3Endpoint }: StoreConfig): string | null {
  if (uploadsFolder === undefined || s3Endpoint !== undefined) return null;
  try {
    mkdirSync(uploadsFolder, { recursive: true });
    accessSync(uploadsFolder, constants.W_OK);
    return null;
  } catch (error) {
    return `can not be written (${(error as NodeJS.ErrnoException).code})`;
  }
}

/** @throws if there is neither a bucket nor a folder */
export function openStore(config: StoreConfig): FileStore {
  const {
    uploadsFolder,
    s3Endpoint: endpoint,
    s3AccessKeyId: accessKeyId,
    s3SecretAccessKey: secretAccessKey,
  } = config;
  return endpoint && accessKeyId && secretAccessKey
    ? new S3Store({ endpoint, accessKeyId, secretAccessKey, region: config.s3Region })
    : new FolderStore(folderOf(uploadsFolder));
}

function folderOf(folder: string | undefined): string {
  if (folder === undefined) throw new Error('there is neither a bucket nor a folder for files');
  return folder;
}
