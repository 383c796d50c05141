export {
  attachUpload,
  discardUpload,
  registerUpload,
  UploadEntity,
  uploadRow,
  type NewUpload,
  type UploadRow,
} from './upload-rows.js';
export { clearDueUploads } from './clear-due-uploads.js';
export { ClearUploads } from './clear-uploads.js';
