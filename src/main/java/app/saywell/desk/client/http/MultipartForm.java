package app.saywell.desk.client.http;

import app.saywell.desk.client.call.SpeechRequest;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.RequestBody;

/// A request as `multipart/form-data`. The file name says nothing about the recording.
final class MultipartForm {
    private MultipartForm() {}

    static RequestBody of(SpeechRequest<?> request) {
        var format = request.audio().audioUpload().format();
        var form = new MultipartBody.Builder().setType(MultipartBody.FORM);
        form.addFormDataPart(
                "file",
                "audio." + format.extension(),
                RequestBody.create(request.audio().audioUpload().bytes(), MediaType.get(format.mediaType())));
        request.fields().forEach(form::addFormDataPart);
        return form.build();
    }
}
