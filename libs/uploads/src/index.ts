export {
  FileStore,
  FolderStore,
  openStore,
  S3Store,
  storeConfig,
  withWholeStore,
  type S3Settings,
  type StoreConfig,
} from '@setpoint/service-kit/edge';
export {
  addressOfUpload,
  documentName,
  fileName,
  isUploadKey,
  newUploadKey,
  PICTURE_SIZES,
  smallerAddress,
  type PictureSize,
} from './names.js';
export { movePictures, removePictures, storePictures, type SizedPictures } from './store/pictures-in-store.js';
export { MOST_AVATAR_BYTES, MOST_BYTES, MOST_PIXELS, PICTURE_ERRORS, type PictureError } from './pictures/limits.js';
export type { DrawingName } from './pictures/drawings.js';
export { formatOf, type PictureFormat } from './pictures/format.js';
export { documentTypeOf, MOST_DOCUMENT_BYTES, type DocumentType } from './documents/document-type.js';
export { PictureRedrawer, type Redrawn, type RedrawerSettings } from './pictures/picture-redrawer.js';
