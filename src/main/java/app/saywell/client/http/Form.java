package app.saywell.client.http;

import app.saywell.client.call.Question;

import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.RequestBody;

/// A question as `multipart/form-data`. The file's name says nothing of the recording.
final class Form {
    private Form() {}

    static RequestBody of(Question<?> question) {
        var format = question.audio().upload().format();
        var form = new MultipartBody.Builder().setType(MultipartBody.FORM);
        form.addFormDataPart(
                "file",
                "audio." + format.extension(),
                RequestBody.create(
                        question.audio().upload().bytes(), MediaType.get(format.mediaType())));
        question.fields().forEach(form::addFormDataPart);
        return form.build();
    }
}
