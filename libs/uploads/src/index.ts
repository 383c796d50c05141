export { addressOfUpload, fileName, isUploadKey, newUploadKey, PICTURE_SIZES, type PictureSize } from './names.js';
export { FileStore } from './store/file-store.js';
export { FolderStore } from './store/folder-store.js';
export { S3Store, type S3Settings } from './store/s3-store.js';
export { openStore, storeConfig, withWholeStore, type StoreConfig } from './store/store-config.js';
export { movePictures, removePictures, storePictures, type SizedPictures } from './store/pictures-in-store.js';
export { MOST_BYTES, MOST_PIXELS, PICTURE_FAULTS, type PictureFault } from './pictures/limits.js';
export { formatOf, type PictureFormat } from './pictures/format.js';
export { PictureRedrawer, type Redrawn, type RedrawerSettings } from './pictures/picture-redrawer.js';
