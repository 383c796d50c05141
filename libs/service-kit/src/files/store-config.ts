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

export type StoreConfig = z.output<z.ZodObject<typeof storeConfig>>;

/** Part of a process's settings, so that missing ones are reported at start. */
export const withWholeStore = <Shape extends z.ZodType<StoreConfig>>(config: Shape): Shape =>
  config.refine((given) => new Set(S3.map((field) => given[field] === undefined)).size === 1, {
    path: ['s3Endpoint'],
    message: 'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together',
    when: () => true,
  });

export function openStore(config: StoreConfig): FileStore {
  const {
    uploadsFolder,
    s3Endpoint: endpoint,
    s3AccessKeyId: accessKeyId,
    s3SecretAccessKey: secretAccessKey,
  } = config;
  return endpoint && accessKeyId && secretAccessKey
    ? new S3Store({ endpoint, accessKeyId, secretAccessKey, region: config.s3Region })
    : new FolderStore(uploadsFolder);
}
